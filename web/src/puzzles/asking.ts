/** What is asked about puzzles: of the engine in this browser, or of the server. */
import { isLost } from '../api';
import { ask } from '../api/http';
import { either } from '../engine/either';
import type { PuzzleAnswer, PuzzlePosed, Puzzles, PuzzleSolution } from '../protocol';
import { keepDaily } from './of-the-day';

const at = (game: string, name: string) =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

/** Positions and answers are large, and come when there is somebody to ask about them. */
const here = () => import('./here');

export async function allPuzzles(): Promise<Puzzles> {
  try {
    const all = await ask<Puzzles>('GET', '/api/puzzles');
    keepDaily(all);
    return all;
  } catch (error) {
    if (!isLost()) throw error;
    return (await here()).puzzlesHere();
  }
}

export const pose = (game: string, name: string) =>
  either(
    game,
    async () => (await here()).poseHere(game, name),
    () => ask<PuzzlePosed>('GET', at(game, name)),
  );

export const attemptAt = (game: string, name: string, move: string) =>
  either(
    game,
    async () => (await here()).attemptHere(game, name, move),
    () => ask<PuzzleAnswer>('POST', `${at(game, name)}/tries`, { move }),
  );

/** For whoever has tried a move. */
export const solutionOf = (game: string, name: string, tried: string) =>
  either(
    game,
    async () => (await here()).solutionHere(game, name),
    () => ask<PuzzleSolution>('POST', `${at(game, name)}/solution`, { move: tried }),
  );
