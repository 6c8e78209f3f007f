/** Consequences in words, a line each. */
import type { Phrase } from '../../words/phrase';
import type { Consequence } from './consequence';
import type { Offer } from './moves';
import { acornsPhrase, pileObjectPhrase } from './words';

const text = (name: string, words: Phrase['with'] = {}): Phrase => ({
  say: `momiji-web-then-${name}`,
  with: words,
});

export function describe(offer: Offer, after: Consequence): Phrase[] {
  const lines: Phrase[] = [];
  if (after.closes) {
    const pile = pileObjectPhrase(after.closes.leaf);
    lines.push(text(after.closes.torii ? 'closes' : 'closes-bare', { pile }));
  }
  if (after.harvest) {
    const { before, after: brings, paid } = after.harvest;
    if (brings > 0 || before > 0) {
      lines.push(text(paid ? 'harvest' : 'harvest-if', { acorns: acornsPhrase(brings) }));
    }
  }
  if (after.tooMany) lines.push(text('too-many', { count: after.tooMany }));
  if (after.acorns && after.acorns.after !== after.acorns.before) {
    lines.push(text('acorns', { acorns: acornsPhrase(after.acorns.after) }));
  }
  if (after.ends) lines.push(text('ends'));
  if (offer.final) lines.push(text('final'));
  return lines;
}
