import type { GameFace } from '../face';
import { areas, calls, phases } from './areas';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import { ending } from './ending';
import Large from './Large.svelte';
import Mini from './Mini.svelte';
import Score from './Score.svelte';
import { telling } from './telling';
import { touched } from './trails';

export const face: GameFace = {
  areas,
  calls,
  phases,
  Board,
  Badge,
  Mini,
  Large,
  Score,
  touched,
  telling,
  ending,
};
