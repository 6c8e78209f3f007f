// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Places } from './places';

describe('cards of a hand', () => {
  it('stay where they lie while others come and go', () => {
    const hand = new Places();
    expect(hand.settle(['blue-2', 'red-3', 'white-1'], 3)).toEqual(['blue-2', 'red-3', 'white-1']);
    expect(hand.settle(['blue-2', 'white-1'], 3)).toEqual(['blue-2', null, 'white-1']);
    expect(hand.settle(['blue-1', 'blue-2', 'white-1'], 3)).toEqual([
      'blue-2',
      'blue-1',
      'white-1',
    ]);
    expect(hand.settle(['white-1'], 4)).toEqual([null, null, 'white-1', null]);
  });

  it('lie beyond the room if there are too many, and the room comes back', () => {
    const hand = new Places();
    expect(hand.settle(['a-1', 'a-2', 'a-3', 'a-4'], 3)).toEqual(['a-1', 'a-2', 'a-3', 'a-4']);
    expect(hand.settle(['a-1', 'a-2'], 3)).toEqual(['a-1', 'a-2', null]);
  });

  it('are laid out the same when looked at twice', () => {
    const hand = new Places();
    hand.settle(['a-1', 'a-2'], 3);
    const first = hand.settle(['a-2'], 3);
    expect(hand.settle(['a-2'], 3)).toEqual(first);
  });
});
