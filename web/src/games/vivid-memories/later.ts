/** What Vivid Memories brings besides its board. */
import type { Later } from '../face';
import { ending } from './ending';
import Large from './Large.svelte';
import { piecesOf } from './pieces';
import Score from './Score.svelte';

export const later: Later = { Large, Score, pieces: piecesOf, ending };
