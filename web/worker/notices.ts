/** Shows notices that the server sends while no page is open, and opens the table that they are about. */
declare const self: ServiceWorkerGlobalScope;

interface Notice {
  title?: string;
  body?: string;
  tag?: string;
  url?: string;
}

export function show(data: PushMessageData | null): Promise<void> {
  const notice = (data?.json() ?? {}) as Notice;
  return self.registration.showNotification(notice.title ?? 'Reverie', {
    ...(notice.body === undefined ? {} : { body: notice.body }),
    ...(notice.tag === undefined ? {} : { tag: notice.tag }),
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { url: notice.url ?? '/mine' },
  });
}

/** A page that shows the table already is brought to the front; else one is opened. */
export async function open(path: string): Promise<unknown> {
  const address = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const last = address.pathname.split('/').pop() ?? '';
  const shown = pages.find((page) => new URL(page.url).pathname.endsWith(`/${last}`));
  if (shown) return shown.focus();
  return self.clients.openWindow(address.href);
}
