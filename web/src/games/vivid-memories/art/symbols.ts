/** The five symbols, one for each colour: around the origin, within a circle of radius 10. */
import type { Colour } from '../components';

export const symbols: Record<Colour, string> = {
  red: 'M0 6.4C-7.6 1.2-6.9-5.6-3-5.6C-1.3-5.6-.4-4.5 0-3.5C.4-4.5 1.3-5.6 3-5.6C6.9-5.6 7.6 1.2 0 6.4Z',
  yellow: 'M0-7 1.9-2.3 6.9-2 3 1.3 4.3 6.2 0 3.5-4.3 6.2-3 1.3-6.9-2-1.9-2.3Z',
  blue: 'M0-5.2A5.2 5.2 0 1 1 0 5.2A5.2 5.2 0 1 1 0-5.2ZM0-2.1A2.1 2.1 0 1 0 0 2.1A2.1 2.1 0 1 0 0-2.1Z',
  purple: 'M0-7 5.2 0 0 7-5.2 0Z',
  green:
    'M-1-.9A3 3 0 1 1 1-.9A2.9 2.9 0 1 1 1.3 3.3C1.3 4.6 1.7 5.5 2.5 6.3H-2.5C-1.7 5.5-1.3 4.6-1.3 3.3A2.9 2.9 0 1 1-1-.9Z',
};
