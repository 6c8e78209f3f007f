/** What the board says on the sill: the button that moves the turn on, and what is asked in between. */
import type { Primary, Question, Said } from '../../board/sill.svelte';
import { t } from '../../words/index.svelte';
import type { Offer } from './moves';
import type { Playing } from './playing.svelte';
import type { Rewarding } from './rewarding.svelte';

export function saying(play: Playing, reward: Rewarding): Said {
  return { primary: primary(play, reward), question: question(play) };
}

const web = (name: string) => t(`vivid-memories-web-${name}`);

/** Whether an offer is one of those that end a turn, or a part of it. */
export const isEnd = (offer: Offer) =>
  offer.read[0]?.kind === 'end-turn' || offer.read[0]?.kind === 'done';

function primary(play: Playing, reward: Rewarding): Primary | null {
  if (play.props.past) return null;
  // What was counted lies where the line is.
  if (reward.covers(play.view)) {
    const more = reward.shown < reward.all.length;
    const press = () => (more ? reward.skip() : reward.close());
    return { label: more ? t('table-skip') : web('go-on'), ready: true, press };
  }
  const { take } = play;
  if (take) {
    const press = () => play.make(take.offer);
    return { label: web('take'), title: play.say(take.offer.explanation), ready: true, press };
  }
  const end = play.offers.buttons.find(isEnd);
  const label = ending(play);
  if (!end) return { label, ready: false, press: () => {} };
  const press = () => play.make(end);
  const [move] = end.moves;
  return { label, title: play.say(end.explanation), move, ready: true, press };
}

/** What ends this part of the game, whether it can be pressed already or not. */
function ending(play: Playing): string {
  if (play.asked && play.stage.kind === 'rewire') return web('done-rewiring');
  const { phase } = play.view;
  return web(phase === 'reflect' ? 'done-acting' : phase === 'reward' ? 'go-on' : 'end-turn');
}

function question(play: Playing): Question | null {
  const cancel = () => play.cancel();
  if (!play.asked) return null;
  if (play.armed) {
    const final = play.armedFinal;
    const text = final ? web('again') : t('table-again');
    return { look: final ? 'final' : 'confirm', text, cancel };
  }
  const asks = (text: string): Question => ({ look: 'question', text, cancel });
  if (play.take) return asks(t('vivid-memories-web-then-hex', { count: play.picked.length }));
  if (play.picked.length === 2) return asks(web('third'));
  if (play.held) return asks(web(play.holdsPlace ? 'which' : 'where'));
  return null;
}
