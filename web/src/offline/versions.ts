/**
 * Versions of the app. A newer one is fetched in the background and waits; that is told, and somebody takes it when they
 * like (`Newer.svelte`). No page is ever loaded anew by itself: it may be in the middle of a game.
 */
import { foundNewer } from './newer.svelte';

/** How often a page that stays open looks for a newer version, in milliseconds: the browser does when a page is opened. */
const LOOK_EVERY = 60 * 60 * 1000;

/** The service worker of this browser, which may have to come first. */
export const keeper = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });

export async function watchVersions(): Promise<void> {
  const before = navigator.serviceWorker.controller;
  // Another page has taken a newer one. The first to come is no other version than this page.
  if (before) navigator.serviceWorker.addEventListener('controllerchange', foundNewer);
  before?.postMessage('tidy');
  try {
    const registration = await keeper();
    if (registration.waiting && before) foundNewer();
    registration.addEventListener('updatefound', () => void arrival(registration));
    lookNowAndThen(registration);
  } catch {
    // Without one, such as in private windows, everything works as long as there is a network.
  }
}

async function arrival(registration: ServiceWorkerRegistration): Promise<void> {
  const { installing, active } = registration;
  if (installing && active && (await settled(installing)) === 'installed') foundNewer();
}

/** Waits until a version is there whole, or has failed. */
function settled(worker: ServiceWorker): Promise<ServiceWorkerState> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installing') return;
      worker.removeEventListener('statechange', look);
      resolve(worker.state);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    // Where there is no network there is no newer version.
    void registration.update().catch(() => undefined);
  });
}

/** The newest version answers from now on, if one can be had: what is loaded next comes from it. */
export async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration) return;
  if (!registration.waiting) await registration.update().catch(() => undefined);
  if (registration.installing) await settled(registration.installing);
  const { waiting } = registration;
  if (!waiting) return;
  waiting.postMessage('take');
  await new Promise<void>((resolve) => {
    const look = () => {
      if (waiting.state === 'activating' || waiting.state === 'installed') return;
      resolve();
    };
    waiting.addEventListener('statechange', look);
  });
}

/** A service worker that is at work, for whoever needs one: the first one may still be on its way. */
export async function atWork(): Promise<ServiceWorkerRegistration> {
  const registration = await keeper();
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return navigator.serviceWorker.ready;
  if ((await settled(coming)) === 'redundant') throw new Error('the app could not be kept');
  return navigator.serviceWorker.ready;
}
