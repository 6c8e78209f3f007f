/** What each moment was: a small drawing in a square of 24, in the order of the tiles. */
import type { TileName } from '../components';

const drawings = [
  // kite, balloon, paper boat, swing, ice cream
  'M13 2 20 9 11 16 6 9ZM13 2 11 16M6 9h14M11 16c-3 1-1 3-4 3s-1 3-4 3',
  'M12 2a6 7 0 0 1 0 14a6 7 0 0 1 0-14M11 16h2l.5 1.5h-3ZM12 17.5c0 2-2 2-1.5 4.5',
  'M3 14h18l-4 6H7ZM12 14V4l6 10M12 6 6.5 14M2 22c2-1 3-1 5 0s3 1 5 0 3-1 5 0 3 1 5 0',
  'M4 21 9 3h6l5 18M9 3h6M10 3v12M14 3v12M8.5 15h7',
  'M7.5 10 12 22l4.5-12M6.5 10a5.5 5.5 0 1 1 11 0ZM9 13.5l5-3.5M11 18l4-4',
  // bicycle, snowman, teddy, umbrella, cake
  'M6 13a4 4 0 1 0 .1 0M18 13a4 4 0 1 0 .1 0M6 17l4-8h6l2 8M10 9l3 8H6M13 17l3-8M9 7h3M15.5 6.5H18',
  'M12 3a3 3 0 1 1 0 6a3 3 0 0 1 0-6M12 9a6 6 0 1 1 0 12a6 6 0 0 1 0-12M12 13v.1M12 17v.1M6 12 3 9.5M18 12l3-2.5',
  'M7 3.5a2.5 2.5 0 1 0 .1 0M17 3.5a2.5 2.5 0 1 0 .1 0M12 5a5 5 0 1 0 .1 0M12 15a5 4 0 1 0 .1 0M10 9.5v.1M14 9.5v.1M11 12h2',
  'M3 12a9 8 0 0 1 18 0c-1.5-1.5-3-1.5-4.5 0-1.5-1.5-3-1.5-4.5 0-1.5-1.5-3-1.5-4.5 0C6 10.5 4.5 10.5 3 12M12 4V2.5M12 12v7.5a2 2 0 0 0 4 0',
  'M4 21v-8h16v8ZM4 16c2 2 3-1 5.3 0s3.4 1 5.4 0 3.3 1 5.3 0M8 13V9M12 13V9M16 13V9M8 6v.1M12 6v.1M16 6v.1',
  // train, drum, tree house, butterfly, pinwheel
  'M3 17V8h6v4h9v5ZM14 12V7h3v5M6 19.5a1.5 1.5 0 1 0 .1 0M15 19.5a1.5 1.5 0 1 0 .1 0M18 17l3 2M17 4c1-1.5 3-.5 4-2',
  'M5 9v9c0 2 14 2 14 0V9M12 6.5a7 2.5 0 1 0 .1 0M5 12l4 7 3-7.5 3 7.5 4-7M3 3l6 5M21 3l-6 5',
  'M11 22V13M13 22V13M6 13h12V8H6ZM4.5 8 12 3l7.5 5M11 13v-2.5h2V13M16 13l3 9M17.5 17h-3',
  'M12 7v12M12 10C9 4 3 4 4 9c.5 3 4 4 8 2.5C16 13 19.5 12 20 9c1-5-5-5-8 1M12 13c-4 0-6 2-5 4.5s4 1 5-2.5c1 3.5 4 5 5 2.5S16 13 12 13M12 7 10 4M12 7l2-3',
  'M12 9c-4 1-6-1-5-5 2 0 5 1 5 5c-1-4 1-6 5-5 0 2-1 5-5 5c4-1 6 1 5 5-2 0-5-1-5-5c1 4-1 6-5 5 0-2 1-5 5-5M12 12v10',
  // castle of sand, spinning top, marbles, shooting star, swing of a lantern
  'M4 21V11h2V9h2v2h2V9h4v2h2V9h2v2h2v10ZM10 21v-4a2 2 0 0 1 4 0v4M12 9V3l4 1.5L12 6',
  'M12 3v4M5 9c0-2.5 14-2.5 14 0 0 4-5 8-7 12-2-4-7-8-7-12M5.5 11c4 2.5 9 2.5 13 0M7.5 14.5c3 1.5 6 1.5 9 0',
  'M8 8a5 5 0 1 0 .1 0M17 4a3.5 3.5 0 1 0 .1 0M17.5 15a3 3 0 1 0 .1 0M5.5 13c2-3 4 2 5.5-1M15.5 8c1-1.5 2 1 3.5-.5',
  'M15 3l1.6 3.6 3.9.4-3 2.6.9 3.9-3.4-2-3.4 2 .9-3.9-3-2.6 3.9-.4ZM10.5 12 3 20M13 15l-5 6M9 9l-6 5',
  'M9 7h6M8 9h8v9H8ZM7 18h10v2H7ZM12 7V5a3 3 0 0 1 6-1M12 12c-2 2.5 2 2.5 0 5M12 3.5v.1',
];

export function vignette(tile: TileName): string {
  return drawings[Number(tile.slice(1)) - 1] ?? '';
}
