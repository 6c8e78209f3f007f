/** What somebody likes on this device, and what a device likes by itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The settings of a device where the media query for phones holds, or not. */
async function on(phone: boolean, kept: object = {}) {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: phone }));
  localStorage.setItem('reverie-settings', JSON.stringify(kept));
  return import('./settings.svelte');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a phone is silent until somebody wants to hear it', async () => {
  expect((await on(false)).settings().sound).toBe('all');
  expect((await on(true)).settings().sound).toBe('off');
  expect((await on(true, { sound: 'turn' })).settings().sound).toBe('turn');
});

test('what was kept as on or off is still meant so', async () => {
  expect((await on(true, { sound: true })).settings().sound).toBe('all');
  expect((await on(false, { sound: false })).settings().sound).toBe('off');
});

test('what moves takes as long as somebody likes', async () => {
  const { pace, prefer } = await on(false);
  expect(pace()).toBe(1);
  prefer({ speed: 'fast' });
  expect(pace()).toBeLessThan(1);
  prefer({ speed: 'slow' });
  expect(pace()).toBeGreaterThan(1);
});

test('moves are asked for twice when they are final, always, or never', async () => {
  const { confirms, prefer } = await on(false);
  expect([confirms(true), confirms(false)]).toEqual([true, false]);
  prefer({ confirm: 'always' });
  expect([confirms(true), confirms(false)]).toEqual([true, true]);
  prefer({ confirm: 'never' });
  expect([confirms(true), confirms(false)]).toEqual([false, false]);
});
