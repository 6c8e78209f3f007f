/** The words beside the board: what is looked at, what it would lead to, or what may be done. */
import type { Phrase } from '../../words/phrase';
import type { Colour } from './components';
import type { Playing } from './playing.svelte';
import { matches, rewardNow, strands, tilesFor } from './reward';
import { fragmentsIn, seatOf } from './view';
import { completesPhrase, hexPhrase, spaceDoes, strandPhrase, tilePhrase } from './words';

const web = (name: string, words: Phrase['with'] = {}): Phrase => ({
  say: `vivid-memories-web-${name}`,
  with: words,
});

export function whisper(play: Playing): Phrase[] {
  const about = consequences(play) ?? ofLooked(play) ?? ofLight(play);
  return about && about.length > 0 ? about : hint(play);
}

/** What the move that is thought about says of itself, and what Reward would be after it. */
function consequences(play: Playing): Phrase[] | null {
  const lines: Phrase[] = [];
  if (play.take) lines.push(play.take.offer.explanation);
  else if (play.considered?.moves.length === 1) lines.push(play.considered.explanation);
  else if (!play.ahead) return null;
  const before = rewardNow(play.own, play.view.round).total;
  const after = play.rewardAhead?.total ?? before;
  if (play.ahead)
    lines.push(
      after === before ? web('same-reward', { before }) : web('new-reward', { before, after }),
    );
  if (play.considered?.final) lines.push(web('final'));
  return lines;
}

function ofLooked(play: Playing): Phrase[] | null {
  if (!play.looked) return null;
  const [kind, name = ''] = play.looked.piece.split(':');
  const seat = seatOf(play.view, play.looked.of ?? play.seat);
  if (play.lookedTile) {
    const tile = play.lookedTile;
    const found = matches(seat, tile);
    return [
      tilePhrase(tile),
      found.length > 0 ? web('matches', { hexes: found.join(', ') }) : web('matches-none'),
    ];
  }
  if (kind === 'space') return [spaceDoes(name as Parameters<typeof spaceDoes>[0])];
  if (kind !== 'hex' && kind !== 'bead') return null;
  const tiles = tilesFor(seat, name);
  const here = hexPhrase(name, fragmentsIn(seat, name));
  return tiles.length > 0 ? [here, completesPhrase(tiles)] : [here];
}

function ofLight(play: Playing): Phrase[] | null {
  const colour: Colour | null = play.light;
  if (!colour) return null;
  const all = strands(seatOf(play.view, play.props.looked), colour);
  return all.filter((one) => one.hexes.length > 1 || one.isThread).map(strandPhrase);
}

/** Stages in which somebody new to the game may wonder how it is done. */
const hinted = new Set([
  'take',
  'place',
  'must-rewire',
  'lay-tiles',
  'act',
  'push-from',
  'swap-hex',
  'trade-two-hex',
  'fill',
]);

function hint(play: Playing): Phrase[] {
  if (!play.asked) return [];
  const { stage } = play;
  if (stage.kind === 'after-take') return [web(stage.rewire ? 'hint-rewire' : 'hint-end')];
  if (stage.kind === 'rewire') return [web('hint-rewire-now')];
  return hinted.has(stage.kind) ? [web(`hint-${stage.kind}`)] : [];
}
