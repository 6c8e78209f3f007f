/** What Deja Vu brings besides its board. */
import type { Later } from '../face';
import { ending } from './ending';
import Large from './Large.svelte';
import { piecesOf } from './pieces';

export const later: Later = { Large, Beside: null, pieces: piecesOf, ending };
