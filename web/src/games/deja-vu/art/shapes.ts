/** The shapes of impression bits, and the marks of their colours, around the origin in a box of 24. */
import type { Colour, Shape } from '../view';

function star(points: number, far: number, near: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const length = index % 2 === 0 ? far : near;
    const angle = (Math.PI / points) * index;
    return `${(Math.sin(angle) * length).toFixed(1)} ${(-Math.cos(angle) * length).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

export const outlines: Record<Shape | 'any', string> = {
  sun: star(8, 10.8, 7.6),
  moon: 'M2.6-10.2A10.3 10.3 0 1 0 10.2 4.4 8 8 0 0 1 2.6-10.2Z',
  star: star(5, 11.2, 5.4),
  raindrop: 'M0-11C2.6-5.6 8-1.6 8 3.4A8 7.6 0 0 1-8 3.4C-8-1.6-2.6-5.6 0-11Z',
  lightning: 'M3.4-11-7.4 2.2H-1.2L-3.6 11 7.6-3.4H1.4Z',
  any: 'M0-9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 1 1 0-9.5Z',
};

/** Where the mark of the colour stands on a shape, and how large. */
export const anchors: Record<Shape, [x: number, y: number, size: number]> = {
  sun: [0, 0, 1],
  moon: [-4, 2.2, 0.86],
  star: [0, 0.8, 0.86],
  raindrop: [0, 2.6, 1],
  lightning: [0, -0.2, 0.62],
};

/** Each colour has a mark of its own, so that it is known without its colour. */
export const marks: Record<Colour, string> = {
  // A ring.
  white: 'M0-3.2A3.2 3.2 0 1 1 0 3.2 3.2 3.2 0 1 1 0-3.2Z',
  // Two waves.
  blue: 'M-4-1.8Q-2-4 0-1.8T4-1.8M-4 2.2Q-2 0 0 2.2T4 2.2',
  // A flame: a chevron with its point up, doubled.
  red: 'M-3.6 0 0-3.8 3.6 0M-3.6 3.8 0 0 3.6 3.8',
  // A cross, as on a spire.
  purple: 'M0-4V4M-4 0H4',
  // A bar, as a dune seen from above.
  yellow: 'M-3.6 3.6 3.6-3.6',
  // A sprout.
  green: 'M0 4V-.5M0-.5Q-4-.5-4-4 0-4 0-.5 0-4 4-4 4-.5 0-.5',
};

export const hues: Record<Colour, string> = {
  white: '#f6f3ff',
  blue: '#6db4ff',
  red: '#ff7468',
  purple: '#cd93ff',
  yellow: '#ffd44d',
  green: '#71e08d',
};

/** Fragments: a triangle down, a triangle up, a square. */
export const crystals: Record<string, { path: string; hue: string; y: number }> = {
  rose: { path: 'M-11-8H11L0 11Z', hue: '#ff9ac0', y: -1.6 },
  amber: { path: 'M0-11 11 8H-11Z', hue: '#ffbe5c', y: 3 },
  teal: { path: 'M-8.6-8.6H8.6V8.6H-8.6Z', hue: '#5fe0d0', y: 0.4 },
};
