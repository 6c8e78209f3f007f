/** Where the points of Vivid Memories came from. */
import type { Phrase, Sight } from '../../protocol';
import { pointsFrom, scored, tallyOf, type Counted, type Ending } from '../ending';
import { aspiration as worth, moment, sets } from './components';
import { sources, type Source } from './rewarding.svelte';
import { seatOf, type SeatView, type View } from './view';

const tints: Record<Source, string> = {
  moments: '#ffd667',
  threads: 'repeating-linear-gradient(0deg, #9fd3dc 0 5px, #b8e2e8 5px 10px)',
  cores: 'repeating-linear-gradient(135deg, #cdb8ea 0 7px, #dccdf2 7px 14px)',
  aspiration: 'radial-gradient(circle, #f5d0d6 20%, #f2b8c2 21%) 0 0 / 9px 9px',
};

export function ending(sight: Sight): Ending {
  const view = sight.view as View;
  const tally = tallyOf(sight);
  const aspired = (seat: number) => scored(tally, seat)?.tie_breaks[0]?.points ?? 0;
  return {
    sources: sources.map((source) => {
      const name: Phrase = { say: `vivid-memories-points-${source}` };
      return {
        key: source,
        name,
        kind: name,
        tint: tints[source],
        points: (seat) => pointsFrom(tally, seat, source),
        counted: (seat) => countedBy(source, seatOf(view, seat), pointsFrom(tally, seat, source)),
      };
    }),
    tie: (winner, other) => ({
      say: `vivid-memories-web-won-${aspired(winner) === aspired(other) ? 'order' : 'aspiration'}`,
    }),
  };
}

function countedBy(source: Source, seat: SeatView, points: number): Counted | null {
  const told = (words: Phrase['with'] = {}): Phrase => ({
    say: `vivid-memories-web-counted-${source}`,
    with: words,
  });
  switch (source) {
    case 'moments': {
      const things = seat.precious.map((tile): Phrase => ({
        say: 'vivid-memories-moment',
        with: { tile },
      }));
      return { things, told: told({ count: things.length }) };
    }
    case 'threads':
      return { things: [], told: told() };
    case 'cores': {
      const complete = sets.filter((set) => set.slots.every((slot) => seat.filled.includes(slot)));
      const sum = complete.map((set) => set.points).join(' + ');
      return { things: [], told: told({ filled: seat.filled.length, sum: sum || '0', points }) };
    }
    case 'aspiration': {
      const colour = seat.aspiration;
      if (!colour) return null;
      const precious = seat.precious.filter((tile) => moment(tile).condition.includes(colour));
      const things = precious.map((tile): Phrase => ({
        say: 'vivid-memories-moment',
        with: { tile },
      }));
      return {
        things: [{ say: `vivid-memories-fragment-${colour}` }, ...things],
        told: told({ fragment: worth.fragment, core: worth.core, moment: worth.moment }),
      };
    }
  }
}
