/** Every seat has a shape and a way to draw its line, so that colour is never needed to tell them apart. */

/** Around the origin, about ten units across. */
const SHAPES = [
  'M-4.5 0A4.5 4.5 0 1 1 4.5 0A4.5 4.5 0 1 1-4.5 0Z',
  'M-4-4H4V4H-4Z',
  'M0-5.2 5 3.8H-5Z',
  'M0-5.6 5.6 0 0 5.6-5.6 0Z',
];
const DASHES = ['none', '7 3', '2 3', '9 3 2 3'];

export function shapeOf(seat: number): string {
  return SHAPES[(seat - 1) % SHAPES.length] ?? '';
}

export function dashesOf(seat: number): string {
  return DASHES[(seat - 1) % DASHES.length] ?? 'none';
}
