import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const me = { id: 'a', name: 'Guest', language: 'en', webhook: null, browsers: 0 };

/** A server that answers when it is told to, and notes what it was asked. */
function slowServer() {
  const asked: { method: string; path: string; body: string }[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    asked.push({ method: init.method ?? 'GET', path, body: String(init.body ?? '') });
    return new Promise<Response>((resolve) => {
      answers.push(() => resolve(new Response(JSON.stringify(me), { status: 200 })));
    });
  });
  return { asked, answer: () => answers.shift()?.() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('nothing is asked before the browser is somebody', async () => {
  const server = slowServer();
  const { ask } = await import('./http');
  void ask('GET', '/api/tables');
  void ask('POST', '/api/tables', {});
  await vi.waitFor(() => expect(server.asked).not.toEqual([]));
  expect(server.asked.map(({ method, path }) => [method, path])).toEqual([['POST', '/api/me']]);
  server.answer();
  await settled();
  // Whoever was not here before is asked once more who they are, by their cookie.
  expect(server.asked.map(({ method }) => method)).toEqual(['POST', 'GET']);
  server.answer();
  await settled();
  const paths = server.asked.map(({ path }) => path);
  expect(paths).toEqual(['/api/me', '/api/me', '/api/tables', '/api/tables']);
});

test('who was here before is not asked twice', async () => {
  localStorage.setItem('reverie-person', me.id);
  const server = slowServer();
  const { ask } = await import('./http');
  void ask('GET', '/api/tables');
  await settled();
  server.answer();
  await settled();
  expect(server.asked.map(({ path }) => path)).toEqual(['/api/me', '/api/tables']);
});

test('two pages of one browser propose the same key until it is taken', async () => {
  const server = slowServer();
  const one = await import('./hello');
  void one.sayHello();
  vi.resetModules();
  const other = await import('./hello');
  void other.sayHello();
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  const keys = server.asked.map(({ body }) => (JSON.parse(body) as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
  server.answer();
  await settled();
  expect(localStorage.getItem('reverie-key')).toBeNull();
});

/**
 * A browser with its cookie and a server that makes guests of keys. Pages share the cookie; their storage reaches
 * other pages late.
 */
class Browser {
  cookie: string | null = null;
  keepsCookies = true;
  guests = new Set<string>();
  asked: string[] = [];
  #strangers = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /** The locks that pages with https have. */
  locks = {
    request: (_: string, __: object, what: () => Promise<unknown>) => {
      const done = this.#queue.then(what, what);
      this.#queue = done;
      return done;
    },
  };

  fetch = async (path: string, init: RequestInit = {}) => {
    const sent = this.cookie;
    const method = init.method ?? 'GET';
    const key = init.body ? (JSON.parse(String(init.body)) as { key: string }).key : null;
    this.asked.push(`${method} ${path}`);
    await settled();
    const id = sent ?? key ?? `stranger ${(this.#strangers += 1)}`;
    if (method !== 'GET' && path !== '/api/me') this.guests.add(id);
    if (this.keepsCookies) this.cookie ??= id;
    // Whoever asked without a cookie gets one, also where another page has brought one meanwhile.
    if (this.keepsCookies && sent === null) this.cookie = id;
    return new Response(JSON.stringify({ ...me, id }), { status: 200 });
  };
}

/** A page of its own, with its own view of what was stored. */
async function openPage(): Promise<typeof import('./http') & typeof import('./hello')> {
  vi.resetModules();
  return { ...(await import('./http')), ...(await import('./hello')) };
}

test('pages that say hello at once are one person, although none sees what the other stores', async () => {
  const browser = new Browser();
  vi.stubGlobal('fetch', browser.fetch);
  vi.stubGlobal('navigator', { locks: browser.locks });
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  const pages = [await openPage(), await openPage(), await openPage()];
  await Promise.all(pages.map((page) => page.ask('POST', '/api/tables', {})));
  expect(browser.guests.size).toBe(1);
  expect(new Set(pages.map((page) => page.personHere()))).toEqual(browser.guests);
});

test('without locks pages look again what was stored, and then ask whose cookie it is', async () => {
  const browser = new Browser();
  vi.stubGlobal('fetch', browser.fetch);
  vi.stubGlobal('navigator', {});
  // Both find nothing at first; what the other has stored is there a moment later.
  const real = Storage.prototype.getItem.bind(localStorage);
  let looks = 0;
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation((name) =>
    name === 'reverie-key' && ++looks <= 2 ? null : real(name),
  );
  const pages = [await openPage(), await openPage()];
  await Promise.all(pages.map((page) => page.ask('POST', '/api/tables', {})));
  expect(browser.guests.size).toBe(1);
  expect(new Set(pages.map((page) => page.personHere()))).toEqual(browser.guests);
});

test('a page that went to sleep in its hello holds up nobody', async () => {
  const browser = new Browser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => Promise.resolve(new Response(JSON.stringify(me))));
  const held = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => {
      signal.onabort = () => reject(new DOMException('given up', 'AbortError'));
    });
  vi.stubGlobal('navigator', { locks: { ...browser.locks, request: held } });
  const page = await openPage();
  const hello = page.sayHello();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect((await hello).ok).toBe(true);
});

test('who keeps no cookie is told so, and makes no guests', async () => {
  const browser = new Browser();
  browser.keepsCookies = false;
  vi.stubGlobal('fetch', browser.fetch);
  const page = await openPage();
  const heard: boolean[] = [];
  page.onMeeting((_, recognised) => heard.push(recognised));
  await page.ask('GET', '/api/tables');
  await expect(page.ask('POST', '/api/tables', {})).rejects.toThrow('frame-no-cookies');
  expect(browser.guests.size).toBe(0);
  // Asking does not make them somebody else each time: a table would greet them for ever.
  const before = page.personHere();
  await page.askAgain();
  expect(page.personHere()).toBe(before);
  // Cookies were allowed meanwhile.
  browser.keepsCookies = true;
  await page.ask('POST', '/api/tables', {});
  expect(browser.guests.size).toBe(1);
  expect([heard.at(0), heard.at(-1)]).toEqual([false, true]);
});

test('whose cookie is gone in the middle turns out to be somebody else', async () => {
  const browser = new Browser();
  vi.stubGlobal('fetch', browser.fetch);
  const page = await openPage();
  await page.ask('GET', '/api/tables');
  const [before, met] = [page.personHere(), [] as string[]];
  page.onMeeting((person) => met.push(person.id));
  await page.askAgain();
  expect(page.personHere()).toBe(before);
  browser.cookie = null;
  await page.askAgain();
  expect(page.personHere()).not.toBe(before);
  expect(met.at(-1)).toBe(page.personHere());
});

test('a page that hears of somebody else in another page asks who it is', async () => {
  const browser = new Browser();
  vi.stubGlobal('fetch', browser.fetch);
  const page = await openPage();
  await page.ask('GET', '/api/tables');
  page.followOthers();
  const before = page.personHere();
  const heard = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'reverie-person', newValue }));
  browser.cookie = null;
  heard(before);
  await settled();
  expect(page.personHere()).toBe(before);
  heard('somebody else');
  await vi.waitFor(() => expect(page.personHere()).not.toBe(before));
  expect(localStorage.getItem('reverie-person')).toBe(page.personHere());
});

test('a browser that may not keep anything says hello all the same', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const browser = new Browser();
  vi.stubGlobal('fetch', browser.fetch);
  const page = await openPage();
  await page.ask('POST', '/api/tables', {});
  expect(browser.guests.size).toBe(1);
});

test('a hello that failed is said again', async () => {
  let fails = true;
  vi.stubGlobal('fetch', () =>
    fails
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response(JSON.stringify(me), { status: 200 })),
  );
  const { sayHello } = await import('./hello');
  await expect(sayHello()).rejects.toThrow('no network');
  fails = false;
  expect((await sayHello()).ok).toBe(true);
});
