import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'ground.css'), 'utf8');

/** How light a colour such as `#22323a` is, from 0 to 1. */
function light(colour: string): number {
  const part = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** A colour by day and by night. */
function pair(name: string): string[] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  return found ? found.slice(1, 3) : [];
}

describe('words on the board of Vivid Memories', () => {
  test.each(['words', 'words-soft', 'gold'])('can be read in %s on every ground', (ink) => {
    for (const ground of ['calm', 'calm-deep', 'paper', 'cell'])
      for (const time of [0, 1]) {
        const [above = '', below = ''] = [pair(ink)[time], pair(ground)[time]];
        expect(contrast(above, below), `${ink} on ${ground}`).toBeGreaterThan(4.5);
      }
  });
});
