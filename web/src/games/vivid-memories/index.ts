import type { GameFace } from '../face';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { touched } from './trails';

export const face: GameFace = {
  areas: [
    { id: 'line', label: 'vivid-memories-web-area-line' },
    { id: 'mine', label: 'vivid-memories-web-area-mine', ofSeat: 'looked' },
    { id: 'others', label: 'vivid-memories-web-area-others' },
    { id: 'score', label: 'vivid-memories-web-area-score' },
  ],
  Board,
  Badge,
  touched,
  Ending,
};
