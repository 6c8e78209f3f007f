/** What Momiji brings besides its board. */
import type { Later } from '../face';
import Beside from './Beside.svelte';
import { ending } from './ending';
import Large from './Large.svelte';
import { piecesOf } from './pieces';

export const later: Later = { Large, Beside, pieces: piecesOf, ending };
