/** The face of Momiji at the table. */
import type { GameFace } from '../face';
import { areas, calls } from './areas';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import { ending } from './ending';
import { telling } from './telling';
import { touched } from './trails';

export const face: GameFace = { areas, calls, Board, Badge, touched, telling, ending };
