import { expect, test, vi } from 'vitest';

import type { Moment } from '../protocol';
import { Moments } from './moments';

const answer = (at: number) => Promise.resolve({ of: at } as Moment);

test('each moment is asked for once for each pair of eyes', async () => {
  const fetch = vi.fn(answer);
  const moments = new Moments(fetch);
  const [one, same] = await Promise.all([moments.get(4, 1), moments.get(4, 1)]);
  expect(one).toBe(same);
  await moments.get(4, 'open');
  await moments.get(4, null);
  expect(fetch.mock.calls).toEqual([
    [4, 1],
    [4, 'open'],
    [4, null],
  ]);
});

test('those that were not used for longest make room', async () => {
  const fetch = vi.fn(answer);
  const moments = new Moments(fetch, 2);
  for (const at of [1, 2, 1, 3]) await moments.get(at, 1);
  fetch.mockClear();
  await moments.get(1, 1);
  await moments.get(2, 1);
  expect(fetch.mock.calls).toEqual([[2, 1]]);
});

test('what failed is asked again', async () => {
  const fetch = vi.fn(answer).mockRejectedValueOnce(new Error('no server'));
  const moments = new Moments(fetch);
  await expect(moments.get(1, 1)).rejects.toThrow('no server');
  await expect(moments.get(1, 1)).resolves.toEqual({ of: 1 });
});

test('forgets everything when asked to', async () => {
  const fetch = vi.fn(answer);
  const moments = new Moments(fetch);
  await moments.get(1, 1);
  moments.clear();
  await moments.get(1, 1);
  expect(fetch).toHaveBeenCalledTimes(2);
});
