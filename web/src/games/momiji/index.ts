/** The face of Momiji at the table. */
import type { GameFace } from '../face';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import Mini from './Mini.svelte';
import { phases } from './phases';
import { telling } from './telling';
import { touched } from './trails';

export const face: GameFace = {
  // Everything of a turn is in view at once, on a phone as well.
  areas: [{ id: 'table', label: 'momiji-web-area-table', sign: 'board', ofSeat: 'looked' }],
  calls: () => 'table',
  phases,
  Board,
  Badge,
  Mini,
  touched,
  telling,
  later: async () => (await import('./later')).later,
};
