/** How pieces are called: by the engine's own words, as in the log. */
import type { Phrase } from '../../words/phrase';
import { token } from './components';
import type { Card, Leaf } from './view';

/** A card by its type and number, and where it shows acorns. */
export function cardPhrase(card: Card): Phrase {
  return { say: `momiji-card-${card.leaf}`, with: { number: card.number, acorns: corners(card) } };
}

/** The same for ears: the acorns are said, not drawn. */
export function spokenCard(card: Card): Phrase {
  const plain: Phrase = {
    say: `momiji-card-${card.leaf}`,
    with: { number: card.number, acorns: 'none' },
  };
  if (corners(card) === 'none') return plain;
  const acorns: Phrase = { say: 'momiji-corners', with: { acorns: corners(card) } };
  return { say: 'momiji-web-card', with: { card: plain, acorns } };
}

function corners(card: Card): string {
  const { left, right } = card.acorns;
  if (left && right) return 'both';
  if (left) return 'left';
  return right ? 'right' : 'none';
}

export function pilePhrase(leaf: Leaf): Phrase {
  return { say: `momiji-pile-${leaf}` };
}

/** The same where something is done to the pile: some languages bend it. */
export function pileObjectPhrase(leaf: Leaf): Phrase {
  return { say: `momiji-pile-${leaf}-object` };
}

export function columnPhrase(leaf: Leaf): Phrase {
  return { say: `momiji-column-${leaf}` };
}

export function acornsPhrase(count: number): Phrase {
  return { say: 'momiji-acorns', with: { count } };
}

export function landscapePhrase(letter: string): Phrase {
  return { say: 'momiji-landscape', with: { letter } };
}

export function effectPhrase(letter: string): Phrase {
  return { say: `momiji-landscape-${letter.toLowerCase()}-does` };
}

export function objectivePhrase(objective: string): Phrase {
  return { say: `momiji-objective-${objective}` };
}

export function askPhrase(objective: string): Phrase {
  return { say: `momiji-objective-${objective}-asks` };
}

/** What a token of a scenario needs to be activated; nothing in a game of several. */
export function needPhrase(scenario: string | undefined, objective: string): Phrase | null {
  const needs = token(scenario, objective)?.needs;
  if (needs === undefined) return null;
  if (needs === 'pile') return { say: 'momiji-needs-pile' };
  if (needs === 'longest-middle') return { say: 'momiji-needs-middle' };
  if (needs === 'every-torii') return { say: 'momiji-needs-torii' };
  if ('stock' in needs) return { say: 'momiji-needs-stock', with: { count: needs.stock } };
  return { say: 'momiji-needs-zeros', with: { count: needs['zeros-in-sight'] } };
}
