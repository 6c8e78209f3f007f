/** What the tabs of a small screen, or of the panel beside the table, lead to. */
import type { Area, GameFace } from '../games/face';

const plain: Area[] = [{ id: 'board', label: 'table-board', sign: 'board' }];
const score: Area = { id: 'score', label: 'table-score', sign: 'score' };
const players: Area = { id: 'players', label: 'table-players', sign: 'people' };
const talk: Area[] = [
  { id: 'log', label: 'table-log', sign: 'list' },
  { id: 'chat', label: 'table-chat', sign: 'chat' },
];

/** The parts of the table itself. */
export const areasOf = (face: GameFace | null): Area[] => face?.areas ?? plain;

/**
 * What stands beside the table. A small screen has room for five tabs in every language: where the
 * table takes two, points are told on one of them.
 */
export function besideOf(face: GameFace | null, small: boolean): Area[] {
  const points = face ? [score] : [];
  if (!small) return [...talk, ...points];
  return [...((face?.areas.length ?? 1) > 1 ? [] : points), ...(face ? [players] : []), ...talk];
}
