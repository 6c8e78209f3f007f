/**
 * What may be opened at a table is fetched once the board stands: whoever loses the connection after that can still open
 * the list of moves, the rules, the keys and everybody's boards.
 */
import { withTexts } from '../words/index.svelte';

export const fetchAhead = (): Promise<unknown> =>
  Promise.all([
    withTexts(import('./Moves.svelte')),
    withTexts(import('./Points.svelte')),
    withTexts(import('./EndScreen.svelte')),
    import('./Keys.svelte'),
    import('./Players.svelte'),
    import('./SeatLarge.svelte'),
    import('./going'),
    import('../rules/Sheet.svelte'),
  ]);
