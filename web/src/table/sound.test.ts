/** One thing is heard at a time, and never more than there was to hear. */
import { afterEach, expect, test, vi } from 'vitest';

import { remember } from '../games/telling';
import { telling } from '../games/deja-vu/telling';
import type { ToldMove } from '../protocol';
import { cuesOf, play } from './sound';

remember('deja-vu', telling);
afterEach(() => vi.unstubAllGlobals());

const step = (...says: string[]): ToldMove => ({
  seat: 1,
  told: says.map((say) => ({ say })),
  events: [],
});
const quiet = { steps: [], turn: false, end: false };

test('a gain is heard instead of the piece that brought it, and the turn after both', () => {
  expect(cuesOf(quiet)).toEqual([]);
  expect(cuesOf({ ...quiet, steps: [step('deja-vu-covered')] })).toEqual(['lay']);
  const gained = [step('deja-vu-covered', 'deja-vu-completed')];
  expect(cuesOf({ ...quiet, steps: gained, turn: true })).toEqual(['points', 'turn']);
  expect(cuesOf({ ...quiet, steps: [step('deja-vu-turn-ended')] })).toEqual([]);
});

test('the end is heard alone', () => {
  expect(cuesOf({ steps: [step('deja-vu-completed')], turn: true, end: true })).toEqual(['end']);
});

/** A speaker that counts the voices it was given, and how loud each may become. */
function speaker() {
  const gains: number[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: (value: number) => gains.push(value),
    exponentialRampToValueAtTime: vi.fn(),
  });
  const node = () => ({
    connect: (other: unknown) => other,
    start: vi.fn(),
    stop: vi.fn(),
    frequency: param(),
    gain: param(),
    Q: param(),
  });
  class Speaker {
    currentTime = 0;
    sampleRate = 8000;
    destination = {};
    resume = () => Promise.resolve();
    createOscillator = node;
    createGain = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createBuffer = (_: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    });
  }
  vi.stubGlobal('AudioContext', Speaker);
  return gains;
}

test('nothing is loud, and nothing is heard before somebody has touched the page', async () => {
  const gains = speaker();
  const active = { hasBeenActive: false };
  vi.stubGlobal('navigator', { userActivation: active });
  await play(['turn']);
  expect(gains).toEqual([]);
  active.hasBeenActive = true;
  await play(['lay', 'points', 'turn', 'end']);
  expect(gains.length).toBeGreaterThan(8);
  expect(Math.max(...gains)).toBeLessThanOrEqual(0.12);
});
