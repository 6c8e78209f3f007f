/** Who is asked: the engine once it is there, the server before that, and the engine again when there is no server. */
import { beforeEach, expect, test, vi } from 'vitest';

const state = { lost: false, awake: false, wakes: true };

vi.mock('../api', () => ({
  isLost: () => state.lost,
  Refusal: class Refusal extends Error {},
}));
vi.mock('./engine', () => ({
  isAwake: () => state.awake,
  wake: () => Promise.resolve(state.wakes),
}));

const { Refusal } = await import('../api');
const { either } = await import('./either');

const here = vi.fn(() => Promise.resolve('here'));
const there = vi.fn(() => Promise.resolve('there'));

beforeEach(() => {
  Object.assign(state, { lost: false, awake: false, wakes: true });
  here.mockClear();
  there.mockClear();
});

test('the first question goes to the server: nobody waits for the engine', async () => {
  expect(await either('momiji', here, there)).toBe('there');
  expect(here).not.toHaveBeenCalled();
});

test('an engine that is there spares the host', async () => {
  state.awake = true;
  expect(await either('momiji', here, there)).toBe('here');
  expect(there).not.toHaveBeenCalled();
});

test('without a server the engine is waited for, whenever that turns out', async () => {
  const gone = vi.fn(() => {
    state.lost = true;
    return Promise.reject(new TypeError('no network'));
  });
  expect(await either('momiji', here, gone)).toBe('here');
  expect(await either('momiji', here, gone)).toBe('here');
  expect(gone).toHaveBeenCalledTimes(1);
});

test('with neither, what went wrong on the way is told', async () => {
  state.wakes = false;
  const gone = () => {
    state.lost = true;
    return Promise.reject(new TypeError('no network'));
  };
  await expect(either('momiji', here, gone)).rejects.toThrow('no network');
});

test('what the engine refuses is the answer', async () => {
  state.awake = true;
  const refused = () => Promise.reject(new Refusal({ code: 'illegal-move', message: 'no' }));
  await expect(either('momiji', refused, there)).rejects.toBeInstanceOf(Refusal);
  expect(there).not.toHaveBeenCalled();
});

test('an engine that breaks down has answered nothing', async () => {
  state.awake = true;
  expect(await either('momiji', () => Promise.reject(new Error('broken')), there)).toBe('there');
});
