/** Notices of the browser: whether this one gets them, and how to change that. */
import { addBrowser, pushKey, removeBrowser } from '../api';
import { atWork } from '../offline/versions';
import type { PushSubscription as Wanted } from '../protocol';

/** Notices need https (or this very machine) and a browser that has them. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function isPushed(): Promise<boolean> {
  if (!canPush()) return false;
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) != null;
}

/** Asks the person and subscribes; says whether they allowed it. */
export async function startPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await atWork();
  const { key } = await pushKey();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  await addBrowser(wanted(subscription));
  return true;
}

export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await removeBrowser(wanted(subscription));
  await subscription.unsubscribe();
}

function wanted(subscription: PushSubscription): Wanted {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}

/** What base64url says. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
