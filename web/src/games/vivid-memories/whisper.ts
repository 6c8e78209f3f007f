/** The words beside the board: what was picked would lead to, what is lit up, or what may be done. */
import type { Phrase } from '../../words/phrase';
import type { Colour } from './components';
import type { Playing } from './playing.svelte';
import { rewardNow, strands } from './reward';
import { seatOf } from './view';
import { strandPhrase } from './words';

const web = (name: string, words: Phrase['with'] = {}): Phrase => ({
  say: `vivid-memories-web-${name}`,
  with: words,
});

export function whisper(play: Playing): Phrase[] {
  const about = ofPicked(play) ?? ofLight(play);
  return about && about.length > 0 ? about : hint(play);
}

/** What was picked from the line, or waits for a second press. */
const ofPicked = (play: Playing) => (play.take || play.armed ? consequences(play) : null);

/** What the move that is thought about says of itself, and what Reward would be after it. */
export function consequences(play: Playing): Phrase[] | null {
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
