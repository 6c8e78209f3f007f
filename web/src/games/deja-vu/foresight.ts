/** What the map says of the future of a sowing: chips on tiles, the best for each colour. */
import type { Prospect } from './building';
import type { Playing } from './playing.svelte';
import { colourOf, colours, type Colour, type Tile } from './view';
import { cardPhrase, colourPhrase, web } from './words';

export interface Chip {
  colour: Colour;
  /** The most bits of this colour that could be collected. */
  count: number;
}

export interface Forecast {
  chips: Chip[];
  /** How many different cards could be completed: own ones, and public ones. */
  own: number;
  shared: number;
  /** The same in words. */
  text: string;
}

/** The best of each colour. */
export function chipsOf(prospects: readonly Prospect[]): Chip[] {
  return colours.flatMap((colour): Chip[] => {
    const counts = prospects
      .filter((one) => colourOf(one.outcome.last) === colour)
      .map((one) => one.outcome.bits.length);
    return counts.length > 0 ? [{ colour, count: Math.max(...counts) }] : [];
  });
}

function forecast(at: Playing, prospects: readonly Prospect[], fewest = 1): Forecast | null {
  const chips = chipsOf(prospects).filter((chip) => chip.count >= fewest);
  if (chips.length === 0) return null;
  const all = prospects.flatMap((one) => one.completes);
  const shared = new Set(all.filter((one) => one.source === 'public').map((one) => one.card)).size;
  const cards = [...new Set(all.map((one) => one.card))];
  const each = chips.map(({ colour, count }) =>
    web('colour-count', { colour: colourPhrase(colour), count }),
  );
  const words = [at.say(web('could-bring', { each }))];
  if (cards.length > 0) words.push(at.say(web('could-complete', { cards: cards.map(cardPhrase) })));
  return { chips, own: cards.length - shared, shared, text: words.join(' ') };
}

/** Whether the last bit of what is studied, or under way, could fall on a tile. */
export function canEnd(at: Playing, tile: Tile): boolean {
  if (at.sowing) return at.ends.includes(tile);
  const { studied } = at;
  return studied !== null && at.prospects(studied).some((one) => one.outcome.end === tile);
}

/**
 * What a tile shows: before a start is studied, what could be collected from there; afterwards, and
 * while bits are sown, what could be collected with the last bit falling here.
 */
export function foreseen(at: Playing, tile: Tile): Forecast | null {
  if (!at.foresight || !at.asked) return null;
  const start = at.sowing ? at.sowing.at : at.studied;
  if (start !== null) {
    // An end that brings the last bit alone is a flag only.
    const here = at.prospects(start).filter((one) => one.outcome.end === tile);
    return forecast(at, here, 2);
  }
  const open = at.stage.kind === 'begin' && at.legal.has(`tile:${tile}`);
  return open ? forecast(at, at.prospects(tile)) : null;
}
