/** What Momiji brings besides its board. */
import type { Later } from '../face';
import { ending } from './ending';
import Large from './Large.svelte';
import Score from './Score.svelte';

export const later: Later = { Large, Score, ending };
