/** Puzzles as the browser has them: their positions and answers, for the engine beside the page. */
import { askEngine } from '../engine/engine';
import { boxes } from '../games/boxes';
import type { PuzzleAnswer, PuzzleLine, PuzzlePosed, Puzzles, PuzzleSolution } from '../protocol';
import { dailyOf } from './of-the-day';

/** An entry of `crates/bots/puzzles/GAME.json`, as far as the page reads it. */
interface Puzzle {
  name: string;
  kind: string;
  players: number;
  found_by: string[];
  /** Links lead to it, and no list. */
  withdrawn?: boolean;
}

const lists = import.meta.glob<Puzzle[]>('../../../crates/bots/puzzles/*.json', {
  import: 'default',
});
const nets = import.meta.glob<string>('../../../crates/bots/weights/*.net', {
  query: '?url',
  import: 'default',
});

/** How long a bot thinks to explain a solution: as long as at the server. */
const ITERATIONS = 800;

const folder = '../../../crates/bots';

const listOf = (game: string) => lists[`${folder}/puzzles/${game}.json`]?.();

async function find(game: string, name: string): Promise<[Puzzle, string]> {
  const found = (await listOf(game))?.find((one) => one.name === name);
  if (!found) throw new Error(`there is no puzzle ${name} of ${game}`);
  return [found, JSON.stringify(found)];
}

export async function poseHere(game: string, name: string): Promise<PuzzlePosed> {
  const [, puzzle] = await find(game, name);
  return askEngine<PuzzlePosed>(game, 'pose', game, puzzle);
}

export async function attemptHere(game: string, name: string, move: string): Promise<PuzzleAnswer> {
  const [, puzzle] = await find(game, name);
  return askEngine<PuzzleAnswer>(game, 'attempt', game, puzzle, move);
}

export async function solutionHere(game: string, name: string): Promise<PuzzleSolution> {
  const [{ players }, puzzle] = await find(game, name);
  await weigh(game, players);
  return askEngine<PuzzleSolution>(game, 'solve', game, puzzle, ITERATIONS);
}

const weighed = new Map<string, Promise<undefined>>();

/** Hands the engine what bots of this game judge by, with this number of players. */
function weigh(game: string, players: number): Promise<undefined> {
  const file = `${folder}/weights/${game}-${players}.net`;
  const handed = weighed.get(file) ?? hand(file, game, players);
  weighed.set(file, handed);
  handed.catch(() => weighed.delete(file));
  return handed;
}

async function hand(file: string, game: string, players: number): Promise<undefined> {
  const address = await nets[file]?.();
  if (address === undefined) throw new Error(`there are no weights for ${game} with ${players}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the weights were answered with ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return askEngine<undefined>(game, 'weights', game, players, bytes);
}

/** All lists, and the ones of the day if the server has said them today. */
export async function puzzlesHere(): Promise<Puzzles> {
  const day = new Date().toISOString().slice(0, 10);
  const daily = dailyOf(day);
  const games = await Promise.all(
    boxes.map(async ({ id: game }) => {
      const list = (await listOf(game)) ?? [];
      const puzzles = list.filter(({ withdrawn }) => !withdrawn).map(lineOf);
      return { game, puzzles, daily: daily[game] ?? null };
    }),
  );
  return { day, games };
}

const lineOf = ({ name, kind, players, found_by }: Puzzle): PuzzleLine => ({
  name,
  kind,
  players,
  found_by: found_by.length,
});
