import { describe, expect, it } from 'vitest';
import { asChoices, inStage, recorded } from './fixtures';
import { offers, readMove } from './moves';
import { canTake, resolve, takeOf } from './taking';
import { seatOf, stageOf, type LineTile } from './view';

describe('moves', () => {
  it('are all read, in every stage that was recorded', () => {
    const stages = new Set<string>();
    for (const { view, seat, choices } of recorded) {
      stages.add(stageOf(seatOf(view, seat)).kind);
      for (const text of choices) expect(readMove(text), text).not.toBeNull();
    }
    expect(stages.size).toBe(21);
  });

  it('each belong to a piece, to the line, or to a button', () => {
    for (const { view, seat, choices } of recorded) {
      const own = seatOf(view, seat);
      const found = offers(asChoices(choices), own);
      const single = [...found.onPieces, ...found.takes, ...found.buttons]
        .filter((offer) => offer.moves.length === 1)
        .map((offer) => offer.moves[0]);
      expect(single.sort()).toEqual([...choices].sort());
    }
  });

  it('have buttons only where no piece stands for them', () => {
    for (const { view, seat, choices } of recorded) {
      const { buttons } = offers(asChoices(choices), seatOf(view, seat));
      for (const { moves } of buttons) {
        expect(moves[0]).toMatch(/^(done|end turn|choose \w+)$/);
      }
    }
  });

  it('that nobody can read are buttons too', () => {
    const { view, seat } = inStage('take');
    const found = offers(asChoices(['dream of A1']), seatOf(view, seat));
    expect(found.buttons.map((offer) => offer.moves)).toEqual([['dream of A1']]);
  });

  it('in a row begin with a legal one', () => {
    let rows = 0;
    for (const { view, seat, choices } of recorded) {
      const { onPieces } = offers(asChoices(choices), seatOf(view, seat));
      for (const { moves } of onPieces.filter((offer) => offer.moves.length > 1)) {
        rows += 1;
        expect(choices).toContain(moves[0]);
      }
    }
    expect(rows).toBeGreaterThan(20);
  });
});

const line: LineTile[] = [
  { tile: 'M01', fragments: ['red'] },
  { tile: 'M02', fragments: ['red', 'blue', 'green'] },
  { tile: 'M03', fragments: ['yellow', 'yellow', 'purple'] },
];
const takes = (...texts: string[]) => {
  const { view, seat } = inStage('take');
  return offers(asChoices(texts), seatOf(view, seat)).takes.flatMap(
    (one) => resolve(line, one) ?? [],
  );
};

describe('taking', () => {
  it('goes on to the next tile once the first is empty, and claims it', () => {
    const [take] = takes('take red blue green from the left');
    expect(take?.pieces).toEqual(['line:0:red', 'line:1:blue', 'line:1:green']);
    expect(take?.claims).toEqual(['M01']);
  });

  it('knows what else may be taken with what is picked', () => {
    const all = takes(
      'take red from the left',
      'take red red from the left',
      'take red blue green from the left',
      'take yellow yellow from the right',
    );
    expect(canTake(all, ['line:0:red', 'line:1:red'])).toBe(true);
    expect(canTake(all, ['line:0:red', 'line:1:blue'])).toBe(true);
    expect(takeOf(all, ['line:0:red', 'line:1:blue'])).toBeNull();
    expect(canTake(all, ['line:0:red', 'line:2:yellow'])).toBe(false);
    expect(takeOf(all, ['line:2:yellow', 'line:2:yellow#1'])?.offer.moves[0]).toBe(
      'take yellow yellow from the right',
    );
    expect(canTake(all, ['line:1:blue'])).toBe(true);
    expect(takeOf(all, ['line:1:blue'])).toBeNull();
  });

  it('finds the fragments of every recorded take', () => {
    for (const { view, seat, choices } of recorded) {
      const found = offers(asChoices(choices), seatOf(view, seat)).takes;
      for (const offer of found) expect(resolve(view.line, offer), offer.moves[0]).not.toBeNull();
    }
  });
});
