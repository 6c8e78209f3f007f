/** What is asked of the server about puzzles. */
import { ask } from '../api/http';
import type { PuzzleAnswer, PuzzlePosed, Puzzles, PuzzleSolution } from '../protocol';

const at = (game: string, name: string) =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

export const allPuzzles = () => ask<Puzzles>('GET', '/api/puzzles');
export const pose = (game: string, name: string) => ask<PuzzlePosed>('GET', at(game, name));
export const attemptAt = (game: string, name: string, move: string) =>
  ask<PuzzleAnswer>('POST', `${at(game, name)}/tries`, { move });
/** For whoever has tried a move. */
export const solutionOf = (game: string, name: string, tried: string) =>
  ask<PuzzleSolution>('POST', `${at(game, name)}/solution`, { move: tried });
