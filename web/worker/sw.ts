/**
 * The service worker: keeps the app in the browser, so that it opens without a network, and shows notices while no page
 * is open. It answers for nothing but files of the app; whatever the server has to say goes past it.
 *
 * It is our own rather than Workbox's: everything that it keeps comes in one file of the build (`../offline.ts`), of which a
 * visitor's limit of requests takes no notice, and then there is nothing left of Workbox to use but a table of routes.
 */
import { open, show } from './notices';
import { answerTo, fill, isFirst, tidy } from './shell';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  // A page asks for the version that waits.
  if (event.data === 'take') event.waitUntil(self.skipWaiting());
  // A page has come, and others may have gone.
  if (event.data === 'tidy') event.waitUntil(tidy());
});
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(open(url));
});

/** A newer version waits until it is asked for, or no page of the one before is open; the first has nobody to wait for. */
async function install(): Promise<void> {
  const first = await isFirst();
  await fill();
  if (first) await self.skipWaiting();
}

async function begin(): Promise<void> {
  await self.clients.claim();
  await tidy();
}
