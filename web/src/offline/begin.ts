/** The app stays in this browser: the service worker (`worker/sw.ts`) is asked to keep it once the page has what it needs. */

/** Begins when everything is loaded; a first visit is not slowed down by it. */
export function keepAppHere(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  holdFiles();
  const begin = () => {
    // Where the network is lost meanwhile, the next visit sees to it.
    void import('./versions').then(
      ({ watchVersions }) => watchVersions(),
      () => undefined,
    );
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/**
 * As long as this page is open the files that it began with stay, even if another page has taken a newer version: it may
 * load parts of itself much later. The browser keeps the lock until the page is gone.
 */
function holdFiles(): void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  if (!script || !('locks' in navigator)) return;
  const name = `reverie-app-${new URL(script).pathname}`;
  void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined));
}
