import { expect, test, vi } from 'vitest';
import { untilThere } from './there';

test('what a lost connection kept away is asked for again until it is there', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('there');
  const use = vi.fn();
  untilThere(load, use);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(use).toHaveBeenCalledExactlyOnceWith('there');
  vi.useRealTimers();
});

test('whoever has left is told nothing', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const end = untilThere(load, () => expect.unreachable());
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
