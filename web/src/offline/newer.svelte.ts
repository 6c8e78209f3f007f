/** Whether there is a newer version of the app than this page. Small, as every page asks; what finds out is loaded later. */
let ready = $state(false);

export const isNewer = () => ready;

export function foundNewer(): void {
  ready = true;
}

/** Whoever says that they do not want it now is not asked again on this page. */
export function notNow(): void {
  ready = false;
}

/** Loads the page anew, in the newest version that there is. */
export async function renew(): Promise<void> {
  try {
    const { takeNewest } = await import('./versions');
    await takeNewest();
  } catch {
    // Without it, the browser's own way is left.
  }
  location.reload();
}
