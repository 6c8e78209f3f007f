import type { GameFace } from '../face';
import { areas, calls, phases } from './areas';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import Mini from './Mini.svelte';
import { telling } from './telling';
import { touched } from './trails';

export const face: GameFace = {
  areas,
  calls,
  phases,
  Board,
  Badge,
  Mini,
  touched,
  telling,
  later: async () => (await import('./later')).later,
};
