/** Whatever a new browser asks for at once, it says first who it is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '../protocol';
import { speak } from '../words/index.svelte';
import { forgotten, onMeeting } from './hello';
import { ask, detailsOf, problemOf } from './http';

let asked: string[];
let keys: string[];
let answers: Record<string, number[]>;
/** Who the server takes the browser for. */
let person: string;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('reverie-person', 'ann');
  forgotten();
  person = 'ann';
  asked = [];
  keys = [];
  answers = {};
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const what = `${init.method} ${path}`;
    asked.push(what);
    if (what === 'POST /api/me') {
      keys.push((JSON.parse(String(init.body)) as { key: string }).key);
    }
    await Promise.resolve();
    const status = answers[what]?.shift() ?? 200;
    return new Response(JSON.stringify({ id: person, path, code: 'x', message: 'x' }), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('one hello, before everything else', async () => {
  await Promise.all([ask('GET', '/api/tables'), ask('GET', '/api/games'), ask('POST', '/api/x')]);
  expect(asked).toEqual(['POST /api/me', 'GET /api/tables', 'GET /api/games', 'POST /api/x']);
  await ask('GET', '/api/games');
  expect(asked.filter((one) => one === 'POST /api/me')).toHaveLength(1);
});

test('a hello chooses 32 bytes, and leaves none where scripts can read it', async () => {
  await ask('GET', '/api/games');
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(localStorage.getItem('reverie-key')).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain(keys[0]);
});

test('a page opened at the same time says the same', async () => {
  localStorage.setItem('reverie-key', 'k'.repeat(43));
  await ask('GET', '/api/games');
  expect(keys).toEqual(['k'.repeat(43)]);
});

test('a hello that failed is said again, with the same key', async () => {
  answers['POST /api/me'] = [500];
  await expect(ask('GET', '/api/games')).rejects.toThrow();
  await ask('GET', '/api/games');
  expect(asked).toEqual(['POST /api/me', 'POST /api/me', 'GET /api/games']);
  expect(keys[0]).toBe(keys[1]);
});

test('who is not known any more says hello anew, and asks again', async () => {
  await ask('GET', '/api/games');
  asked = [];
  answers['GET /api/mine'] = [401];
  await ask('GET', '/api/mine');
  expect(asked).toEqual(['GET /api/mine', 'POST /api/me', 'GET /api/mine']);
  expect(keys[0]).not.toBe(keys[1]);
});

test('who they are from then on is told to whoever shows it', async () => {
  await ask('GET', '/api/games');
  const met: string[] = [];
  onMeeting((now: Me) => met.push(now.id));
  answers['GET /api/mine'] = [401];
  person = 'guest';
  await ask('GET', '/api/mine');
  expect(met).toEqual(['guest']);
});

test('a kept key that belongs to nobody any more is not sent again', async () => {
  localStorage.setItem('reverie-key', 'k'.repeat(43));
  answers['POST /api/me'] = [401];
  await ask('GET', '/api/games');
  expect(keys[0]).toBe('k'.repeat(43));
  expect(keys[1]).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

/** What the server, or something on the way, answers to everything but a hello. */
function fails(body: string, headers: Record<string, string> = {}) {
  const usual = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    path === '/api/me' ? usual(path, init) : new Response(body, { status: 500, headers }),
  );
}

const problem = async () => problemOf(await ask('GET', '/api/x').catch((error: unknown) => error));

test('a fault of the server is shown with the name that its log has for it', async () => {
  await speak('en');
  fails(JSON.stringify({ code: 'internal', message: 'Sorry.', request: 'r-17' }));
  expect((await problem()).message).toBe('Sorry.');
  expect(detailsOf(await problem()).join()).toContain('r-17');
});

test('also where something on the way has answered in words of its own', async () => {
  fails('<h1>Bad gateway</h1>', { 'x-request-id': 'r-18' });
  expect((await problem()).code).toBe('internal');
  expect(detailsOf(await problem()).join()).toContain('r-18');
  fails('<h1>Bad gateway</h1>');
  expect(detailsOf(await problem())).toEqual([]);
});
