import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { drop, keep, kept } from './storage';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that blocks cookies refuses the storage itself, not only what is put there. */
function block() {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied);
}

test('keeps in the browser', () => {
  keep('a', 'one');
  expect(localStorage.getItem('a')).toBe('one');
  expect(kept('a')).toBe('one');
  drop('a');
  expect(kept('a')).toBeNull();
});

test('where nothing may be kept, the page remembers it while it is open', () => {
  block();
  expect(kept('b')).toBeNull();
  keep('b', 'two');
  expect(kept('b')).toBe('two');
  drop('b');
  expect(kept('b')).toBeNull();
});

test('a full storage is no fault either', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep('c', 'three');
  expect(kept('c')).toBe('three');
  drop('c');
});

test('nobody else touches the storage of the browser', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const ours = sources.filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$/.test(path));
  const touching = ours.filter((path) =>
    /\b(local|session)Storage\b/.test(readFileSync(`src/${path}`, 'utf8')),
  );
  expect(touching).toEqual(['storage.ts']);
});
