/** What the board says on the sill: the primary button, and what is asked in between. */
import type { Primary, Question, Said } from '../../board/sill.svelte';
import { t } from '../../words/index.svelte';
import type { Phrase } from '../../words/phrase';
import type { Offer } from './moves';
import type { Playing } from './playing.svelte';
import { movesAlong, startAt } from './sowing';
import type { Stage } from './view';
import { cardPhrase, tilePhrase, web } from './words';

export function said(at: Playing): Said {
  if (at.props.seat === null || at.props.past) return { primary: null, question: null };
  return { primary: primary(at), question: question(at) };
}

function primary(at: Playing): Primary {
  const { armed } = at;
  if (armed) return made(at, armed, t(`deja-vu-web-sure-${sureOf(armed)}-yes`));
  const ahead = alongTheWay(at);
  if (ahead) return ahead;
  const done = at.offers.all.find((offer) => offer.move?.kind === 'done');
  if (done) return made(at, done, t(`deja-vu-web-done-${at.stage.kind}`));
  return { label: t(`deja-vu-web-done-${next(at)}`), ready: false, press: () => {} };
}

function made(at: Playing, offer: Offer, label: string): Primary {
  const title = at.say(offer.explanation);
  const press = () => at.make(offer);
  return { label, title, move: offer.text, ready: !at.props.busy, press };
}

/** Which button comes next where none can be pressed. */
function next(at: Playing): Stage['kind'] {
  if (!at.asked) return 'discard';
  switch (at.stage.kind) {
    case 'begin':
    case 'sow':
    case 'grow':
      return 'act';
    case 'cover':
      return 'cover';
    default:
      return 'discard';
  }
}

/** Looking ahead, the start or the path that was chosen is sown. */
function alongTheWay(at: Playing): Primary | null {
  const start = at.sowing?.at ?? at.studied;
  if (!at.foresight || !at.asked || start === null) return null;
  const ready = !at.props.busy;
  if (at.pointed) {
    const { end, last } = at.pointed.outcome;
    const plan = movesAlong(
      at.view,
      at.sowing ?? startAt(at.view, start),
      last,
      at.wayTo(start, end),
    );
    return { label: t('deja-vu-web-follow'), ready, press: () => at.follow(plan) };
  }
  const sow = at.offers.all.find(
    (offer) => offer.move?.kind === 'sow' && offer.move.tile === start,
  );
  return sow ? made(at, sow, at.say(web('sow-here', { tile: tilePhrase(start) }))) : null;
}

function question(at: Playing): Question | null {
  const cancel = () => at.cancel();
  const { armed } = at;
  if (armed) {
    const look = armed.final ? 'final' : 'confirm';
    return { look, text: at.say(sure(armed)), cancel };
  }
  const [held] = at.held;
  if (!held) return null;
  const text = held === 'girl' ? 'where-girl' : held.startsWith('bit:') ? 'where-bit' : 'which-bit';
  return { look: 'question', text: t(`deja-vu-web-${text}`), cancel };
}

/** Moves that are asked for twice by their kind; others only by those who want it for all. */
function sureOf({ move }: Offer): 'place' | 'discard' | 'name' | 'turn' | 'any' {
  switch (move?.kind) {
    case 'place':
    case 'discard':
    case 'name':
      return move.kind;
    case 'done':
    case 'save':
      return 'turn';
    default:
      return 'any';
  }
}

function sure(offer: Offer): Phrase {
  const { move } = offer;
  const kind = sureOf(offer);
  if (move?.kind === 'discard') return web('sure-discard', { card: cardPhrase(move.card) });
  if (move?.kind === 'name') return web('sure-name', { tile: tilePhrase(move.tile) });
  return kind === 'any' ? offer.explanation : web(`sure-${kind}`);
}
