import { describe, expect, it } from 'vitest';
import type { Sight, ToldMove } from '../protocol';
import { Decision } from './decision';

const moment = (moves: number, choices: string[], by: number[] = []) => ({
  sight: { moves, choices: choices.map((move) => ({ move })) } as unknown as Sight,
  steps: by.map((seat) => ({ seat }) as unknown as ToldMove),
  seat: 1,
});

describe('a decision', () => {
  it('stays the same while others choose at the same time', () => {
    const decision = new Decision();
    expect(decision.isAnother(moment(0, ['draft A', 'draft B']))).toBe(true);
    expect(decision.isAnother(moment(0, ['draft A', 'draft B']))).toBe(false);
    expect(decision.isAnother(moment(1, ['draft A', 'draft B'], [2]))).toBe(false);
    expect(decision.isAnother(moment(3, ['draft C'], [1, 3]))).toBe(true);
  });

  it('is another one after an own move, an undo, or when there is something else to choose', () => {
    const decision = new Decision();
    decision.isAnother(moment(4, ['take', 'end turn'], [2]));
    expect(decision.isAnother(moment(5, ['take', 'end turn'], [1]))).toBe(true);
    expect(decision.isAnother(moment(4, ['take', 'end turn']))).toBe(true);
    expect(decision.isAnother(moment(5, ['end turn'], [2]))).toBe(true);
    expect(decision.isAnother(moment(6, [], [1]))).toBe(true);
    expect(decision.isAnother(moment(7, [], [2]))).toBe(true);
  });
});
