// Shows notices that the server sends while no page is open, and opens the table that they are about.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(notice.title ?? 'Reverie', {
      body: notice.body,
      tag: notice.tag,
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: { url: notice.url ?? '/mine' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** A page that shows the table already is brought to the front; else one is opened. */
async function open(path) {
  const address = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const last = address.pathname.split('/').pop();
  const shown = pages.find((page) => new URL(page.url).pathname.endsWith(`/${last}`));
  if (shown) return shown.focus();
  return self.clients.openWindow(address.href);
}
