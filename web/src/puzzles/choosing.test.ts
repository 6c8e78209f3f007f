import { expect, test } from 'vitest';

import type { PuzzleLine } from '../protocol';
import { anything, fitting, nextAfter } from './choosing';

const line = (name: string, found_by: number): PuzzleLine => ({
  name,
  kind: name.split('-')[0] ?? '',
  players: 2,
  found_by,
});
const all = [line('stop-b', 1), line('lay-c', 4), line('lay-a', 1), line('take-d', 3)];
const names = (lines: PuzzleLine[]) => lines.map((one) => one.name);

test('the easy ones come first, by kind and grade as wanted', () => {
  const none = () => undefined;
  expect(names(fitting(all, anything, none))).toEqual(['lay-c', 'take-d', 'lay-a', 'stop-b']);
  expect(names(fitting(all, { ...anything, kind: 'lay' }, none))).toEqual(['lay-c', 'lay-a']);
  expect(names(fitting(all, { ...anything, foundBy: 1 }, none))).toEqual(['lay-a', 'stop-b']);
  const solved = (name: string) => (name === 'lay-c' ? 1 : name === 'lay-a' ? 'shown' : undefined);
  expect(names(fitting(all, { ...anything, fresh: true }, solved))).toEqual([
    'take-d',
    'lay-a',
    'stop-b',
  ]);
});

test('the next one is the next that nobody has tried, around in a circle', () => {
  const none = () => undefined;
  expect(nextAfter(all, 'lay-c', none)?.name).toBe('take-d');
  expect(nextAfter(all, 'stop-b', none)?.name).toBe('lay-c');
  const most = (name: string) => (name === 'lay-a' ? undefined : 1);
  expect(nextAfter(all, 'stop-b', most)?.name).toBe('lay-a');
  expect(nextAfter(all, 'stop-b', () => 1)).toBeNull();
  expect(nextAfter([line('lay-c', 4)], 'lay-c', none)).toBeNull();
});
