import { beforeAll, expect, test } from 'vitest';

import type { ToldMove } from '../protocol';
import { need } from '../words/index.svelte';
import { lines, sentence } from './told';

beforeAll(() => need('vivid-memories', 'web-replay'));
const names = (seat: number) => (seat === 1 ? 'Ada' : 'Iris');

test('what happened is told', () => {
  const step: ToldMove = {
    seat: 2,
    told: [{ say: 'vivid-memories-turn-ended', with: { seat: { seat: 2 } } }, { say: 'game-over' }],
    events: [{}, {}],
  };
  expect(lines(step, names)).toHaveLength(2);
  expect(sentence(step, names)).toContain('Iris');
  expect(sentence(step, names)).not.toMatch(/^Iris: /);
});

test('where nothing happened the move tells what it was for, and who made it', () => {
  const step: ToldMove = {
    seat: 1,
    told: [],
    chose: { say: 'vivid-memories-do-done-rewiring' },
    events: [],
  };
  expect(lines(step, names)).toEqual(['Move no more fragments.']);
  expect(sentence(step, names)).toBe('Ada: Move no more fragments.');
});
