import { beforeEach, expect, test, vi } from 'vitest';

import { Refusal } from '../api';
import type { Problem, Sight, Studied, Study } from '../protocol';
import type { Lesson, Step } from './lesson';
import { keptOf } from './progress.svelte';
import { Teacher } from './teacher.svelte';

beforeEach(() => localStorage.clear());

const step = (id: string, more: Partial<Step>): Step => ({
  id,
  say: `say-${id}`,
  rules: ['M1'],
  hints: ['nudge', 'piece', 'move'],
  ...more,
});

/** A game in which seat 1 may say any word but `never`, and the other answers `2: yes`. */
const lesson: Lesson = {
  id: 'test-first',
  game: 'momiji',
  you: 1,
  minutes: 5,
  chapters: [
    {
      setup: { players: 2, seed: 1 },
      played: ['1: before'],
      steps: [
        step('words', {
          accept: [['one', 'two | three']],
          wrong: [{ move: 'four', say: 'not-four', after: ['one'] }],
          opponent: ['2: yes'],
          after: 'well-done',
        }),
        step('never', { try: { moves: ['never'], rule: 'M9', after: ['wait'] } }),
        step('find', { tap: ['hand:a', 'hand:b'] }),
        step('number', { guess: { of: [1, 2], right: 2, 'say-wrong': 'not-one' } }),
      ],
    },
    {
      setup: { players: 2, seed: 2 },
      steps: [
        step('any', { goal: { turn: 2 }, way: ['go'], opponent: { bot: 'novice', seed: 1 } }),
        step('free', { free: { bot: 'novice', seed: 1, turns: 9 } }),
      ],
    },
  ],
};

const sight = (over: boolean): Sight => ({
  moves: 0,
  horizon: 0,
  to_act: [1],
  prompt: { say: 'prompt' },
  view: {},
  choices: [],
  undo: false,
  tally: over ? { over, seats: [] } : null,
});

function engine(study: Study): Promise<Studied> {
  const moves = study.moves.map((move) => (/^\d: /.test(move) ? move : `1: ${move}`));
  if (moves.at(-1) === '1: never') {
    const problem: Problem = {
      code: 'illegal-move',
      message: 'That can’t be done.',
      details: ['Never say never.'],
      rule: 'M9',
    };
    return Promise.reject(new Refusal(problem));
  }
  if (moves.includes('1: gone'))
    return Promise.reject(new Refusal({ code: 'bad-setup', message: 'No.' }));
  const over = moves.at(-1) === '1: end';
  const reached = !study.goals || moves.at(-1) === '1: go';
  if (study.bots && 2 in study.bots && !over && moves.at(-1)?.startsWith('1: '))
    moves.push('2: yes');
  return Promise.resolve({ moves, steps: [], sight: sight(over), reached });
}

function taught() {
  const stage = {
    whole: vi.fn(),
    further: vi.fn(),
    again: vi.fn(),
    busy: vi.fn(),
    failed: vi.fn(),
  };
  return { stage, teacher: new Teacher(lesson, engine, stage) };
}

async function toStep(teacher: Teacher, id: string): Promise<void> {
  await teacher.begin();
  const ways: Record<string, () => Promise<void>> = {
    words: async () => {
      await teacher.choose('one');
      await teacher.choose('three');
    },
    never: async () => {
      await teacher.choose('wait');
      await teacher.attempt('never');
    },
    find: async () => {
      await teacher.tap(['hand:a'], 'a');
      await teacher.tap(['hand:b'], 'b');
    },
    number: () => teacher.guess(2),
    any: () => teacher.choose('go'),
  };
  while (teacher.step.id !== id) {
    if (teacher.mood === 'leap') await teacher.leap();
    else await ways[teacher.step.id]?.();
  }
}

test('a step is done by one of its ways, and the others answer', async () => {
  const { teacher } = taught();
  await teacher.begin();
  expect(teacher.moves).toEqual(['1: before']);
  await teacher.choose('one');
  expect(teacher.step.id).toBe('words');
  await teacher.choose('three');
  expect(teacher.step.id).toBe('never');
  expect(teacher.after).toBe('well-done');
  expect(teacher.moves).toEqual(['1: before', '1: one', '1: three', '2: yes']);
  expect(teacher.count).toEqual({ now: 2, of: 6 });
});

test('a move that misses the aim has to be taken back first', async () => {
  const { teacher } = taught();
  await teacher.begin();
  await teacher.choose('one');
  await teacher.choose('four');
  expect(teacher.answer).toEqual({ kind: 'astray', text: 'not-four' });
  await teacher.choose('two');
  expect(teacher.step.id).toBe('words');
  await teacher.takeBack();
  expect(teacher.answer).toBeNull();
  expect(teacher.own).toEqual(['1: one']);
  await teacher.choose('two');
  expect(teacher.step.id).toBe('never');
});

test('a move that can’t be made is tried, and leaves nothing behind', async () => {
  const { teacher } = taught();
  await toStep(teacher, 'never');
  expect(teacher.tries).toEqual([]);
  await teacher.choose('wait');
  expect(teacher.tries).toEqual(['never']);
  await teacher.attempt('never');
  expect(teacher.step.id).toBe('find');
  expect(teacher.answer).toEqual({ kind: 'refused', text: 'Never say never.', rule: 'M9' });
  expect(teacher.moves).not.toContain('1: wait');
});

test('pieces are found in any order, and wrong ones are named', async () => {
  const { teacher } = taught();
  await toStep(teacher, 'find');
  await teacher.tap(['hand:c'], 'a third');
  expect(teacher.answer?.kind).toBe('other');
  await teacher.tap(['bit', 'hand:b'], 'b');
  await teacher.tap(['hand:b'], 'b');
  expect(teacher.step.id).toBe('find');
  await teacher.tap(['hand:a'], 'a');
  expect(teacher.step.id).toBe('number');
});

test('a number is guessed until it is right', async () => {
  const { teacher } = taught();
  await toStep(teacher, 'number');
  await teacher.guess(1);
  expect(teacher.answer).toEqual({ kind: 'other', text: 'not-one' });
  expect(teacher.guessed).toEqual([1]);
  await teacher.guess(2);
  expect(teacher.mood).toBe('leap');
});

test('a goal is reached by any moves; then a bot answers, and the free game begins', async () => {
  const { teacher } = taught();
  await toStep(teacher, 'any');
  await teacher.choose('something');
  expect(teacher.step.id).toBe('any');
  await teacher.choose('go');
  expect(teacher.step.id).toBe('free');
  expect(teacher.moves).toEqual(['1: something', '1: go', '2: yes']);
  await teacher.choose('on');
  expect(teacher.moves.at(-1)).toBe('2: yes');
  expect(teacher.turns).toBe(2);
  await teacher.choose('end');
  expect(teacher.mood).toBe('end');
  expect(keptOf('test-first').done).toBe(true);
});

test('who comes back goes on at the same step, and may go back', async () => {
  await toStep(taught().teacher, 'find');
  const { teacher } = taught();
  await teacher.begin();
  expect(teacher.step.id).toBe('find');
  await teacher.back();
  expect(teacher.step.id).toBe('never');
  await teacher.back();
  expect(teacher.moves).toEqual(['1: before']);
  expect(teacher.mayGoBack).toBe(false);
});

test('a way that does not fit any more begins anew', async () => {
  await toStep(taught().teacher, 'any');
  const key = Object.keys(localStorage).find((name) => name.startsWith('reverie-lessons')) ?? '';
  const kept = localStorage.getItem(key) ?? '';
  localStorage.setItem(key, kept.replace('"moves":[["1: before"', '"moves":[["1: gone"'));
  const { teacher, stage } = taught();
  await teacher.begin();
  expect(stage.failed).not.toHaveBeenCalled();
  await teacher.back();
  localStorage.setItem(key, '{"test-first":{"begun":{"stops":[{"chapter":7}],"moves":3}}}');
  await teacher.begin();
  expect(teacher.step.id).toBe('words');
});

test('the way to the free game is played for whoever skips it', async () => {
  const { teacher } = taught();
  await teacher.begin();
  expect(teacher.maySkip).toBe(true);
  await teacher.skip();
  expect(teacher.step.id).toBe('free');
  expect(teacher.moves).toEqual(['1: go', '2: yes']);
  expect(teacher.maySkip).toBe(false);
  await teacher.back();
  expect(teacher.step.id).toBe('words');
});
