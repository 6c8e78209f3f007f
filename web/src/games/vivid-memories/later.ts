/** What Vivid Memories brings besides its board. */
import type { Later } from '../face';
import Beside from './Beside.svelte';
import { ending } from './ending';
import Large from './Large.svelte';
import { piecesOf } from './pieces';
import { scored } from './scored';

export const later: Later = { Large, Beside, pieces: piecesOf, scored, ending };
