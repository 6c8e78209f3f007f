/**
 * The app as it is kept in the browser: every version in a cache of its own, whole or not at all. Names of built files
 * say what is in them, so a page finds the files that it began with in whichever cache they are.
 */
import type { Built, Pack } from './built';

declare const self: ServiceWorkerGlobalScope;
declare const BUILT: Built;

const built: Built = BUILT;
const OURS = 'reverie-app-';
const here = `${OURS}${built.version}`;

/** The address that the first page is kept under; the app itself finds out which page is asked for. */
const FIRST = '/';
/** Vite puts a fingerprint into the names of these. */
const FINGERPRINTED = '/assets/';
/** Addresses without a dot that the server answers itself. */
const SERVERS = ['/healthz', '/readyz', '/metrics'];
/** What the server says with every answer, and has to hold for answers from here. */
const RULES = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

/** Whether nothing is kept yet: no page can have come from here. */
export async function isFirst(): Promise<boolean> {
  return !(await caches.keys()).some((name) => name.startsWith(OURS));
}

/** Fetches this version. What fails is thrown: the browser tries again when somebody comes the next time. */
export async function fill(): Promise<void> {
  const cache = await caches.open(here);
  // What the page itself needs goes first, and nobody needs a second copy of the whole.
  const answer = good(await fetch(built.pack, { cache: 'no-store', priority: 'low' }));
  const rules = RULES.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const pack = (await answer.json()) as Pack;
  for (const [path, [kind, text]] of Object.entries(pack)) {
    const headers = new Headers([...rules, ['content-type', kind]]);
    await cache.put(path, new Response(text, { headers }));
  }
  for (const path of built.others) {
    await cache.put(path, good(await fetch(path, { cache: 'no-cache', priority: 'low' })));
  }
}

function good(answer: Response): Response {
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
  return answer;
}

/** The answer to a request for the app; nothing for all others, which go to the server as if nobody were here. */
export function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (request.mode === 'navigate') return isPage(pathname) ? keptOr(FIRST, request) : null;
  return isFile(pathname) ? keptOr(pathname, request) : null;
}

const isPage = (path: string) =>
  !path.startsWith('/api/') && !path.includes('.') && !SERVERS.includes(path);

const isFile = (path: string) => path.startsWith(FINGERPRINTED) || built.named.includes(path);

async function keptOr(path: string, request: Request): Promise<Response> {
  const own = await caches.match(path, { cacheName: here, ignoreVary: true });
  if (own) return own;
  const older = path.startsWith(FINGERPRINTED) && (await caches.match(path, { ignoreVary: true }));
  return older || fetch(request);
}

/**
 * Removes versions that no page needs any more. Each page holds a lock named after the script that it began with
 * (`src/offline/begin.ts`), and the browser takes it back when the page is gone, however that happened.
 */
export async function tidy(): Promise<void> {
  const { installing, waiting } = self.registration;
  // What comes next is nobody's yet.
  if (installing ?? waiting) return;
  const { held = [] } = await self.navigator.locks.query();
  const scripts = held.flatMap(({ name = '' }) =>
    name.startsWith(OURS) ? [name.slice(OURS.length)] : [],
  );
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === here) continue;
    const cache = await caches.open(name);
    const needed = await Promise.all(scripts.map((script) => cache.match(script)));
    if (!needed.some(Boolean)) await caches.delete(name);
  }
}
