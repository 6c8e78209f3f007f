import type { GameFace } from '../face';
import { areas, calls } from './areas';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { telling } from './telling';
import { touched } from './trails';

export const face: GameFace = {
  areas,
  calls,
  Board,
  Badge,
  touched,
  telling,
  Ending,
};
