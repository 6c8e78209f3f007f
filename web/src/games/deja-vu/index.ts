/** Deja Vu: Fragments of Memory at the table. */
import type { GameFace } from '../face';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { touched } from './trails';

export const face: GameFace = {
  areas: [
    { id: 'map', label: 'deja-vu-web-area-map' },
    { id: 'mine', label: 'deja-vu-web-area-mine', ofSeat: 'own' },
    { id: 'cards', label: 'deja-vu-web-area-cards' },
    { id: 'others', label: 'deja-vu-web-area-others', ofSeat: 'others' },
  ],
  Board,
  Badge,
  touched,
  Ending,
};
