/** Where in a turn the game stands. */
import type { Sight } from '../../protocol';
import type { Phase } from '../face';
import { stage, type View } from './view';

const names = ['main', 'landscape', 'exchange', 'end'] as const;
type Name = (typeof names)[number];

export function phases(sight: Sight): Phase[] {
  const now = phase(sight.view as View);
  return names.map((name) => ({ label: `momiji-web-phase-${name}`, now: name === now }));
}

/** Nothing before the first turn and after the last. */
export function phase(view: View): Name | null {
  const now = stage(view);
  switch (now.kind) {
    case 'draft':
    case 'over':
      return null;
    case 'free':
      return view.turn.main === 'open' ? 'main' : 'end';
    case 'exchange':
      return 'exchange';
    case 'hand-limit':
      return 'end';
    // Landscape E lays cards beside the main action; others change how it is done.
    case 'lay':
      return now.rule === 'two' ? 'landscape' : 'main';
    case 'arrange':
    case 'take-top':
    case 'retrieve':
    case 'activate-or-swap':
    case 'swap-for':
    case 'take-column':
    case 'discard-for-acorns':
    case 'slide-under':
    case 'slide-card':
    case 'place':
      return 'landscape';
    default:
      return 'main';
  }
}
