/** The face of Momiji at the table. */
import type { GameFace } from '../face';
import { areas } from './areas';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { touched } from './trails';

export const face: GameFace = { areas, Board, Badge, touched, Ending };
