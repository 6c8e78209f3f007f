/** What stands on the boxes, so that the first page needs nothing from the server. */
export interface Box {
  id: string;
  /** The fewest and the most players. */
  players: [number, number];
  /** How long a game takes, in minutes. */
  minutes: [number, number];
}

export const boxes: Box[] = [
  { id: 'momiji', players: [1, 4], minutes: [30, 45] },
  { id: 'vivid-memories', players: [2, 4], minutes: [30, 45] },
  { id: 'deja-vu', players: [2, 4], minutes: [45, 90] },
];
