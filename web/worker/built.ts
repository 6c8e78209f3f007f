/** What a build leaves for its service worker, written by `../offline.ts` and read by `shell.ts`. */

/** What goes into the service worker itself. */
export interface Built {
  /** Of everything that is kept: another version is kept beside it, not in its place. */
  version: string;
  /** The address of the file with all texts of the build. */
  pack: string;
  /** What is fetched by itself: pictures, the typeface. */
  others: string[];
  /** What has a name that does not say what is in it: icons, the manifest. */
  named: string[];
}

/** Files of the build by their addresses, each with its kind and what is in it. */
export type Pack = Record<string, [kind: string, text: string]>;
