/** Who won, and by what: a sentence and its reason, in the same words for all games. */
import { tallyOf, type Ending } from '../../games/ending';
import { outcomeOf, type Outcome } from '../../games/outcome';
import type { SeatTally, Sight, Table, Tally } from '../../protocol';
import { language, listed, say, t } from '../../words/index.svelte';
import { namesAt } from '../seats';

export interface Verdict {
  outcome: Outcome<Tally>;
  headline: string;
  /** By how much, and what it came from; empty where nobody was beaten. */
  why: string;
}

export function verdictOf(
  sight: Sight,
  table: Table,
  seat: number | null,
  ending: Ending | null,
): Verdict {
  const outcome = outcomeOf(tallyOf(sight), table, seat);
  const { challenge } = outcome.tally;
  if (challenge) {
    const headline = t(challenge.won ? 'end-challenge-won' : 'end-challenge-lost');
    return { outcome, headline, why: say(challenge.name) };
  }
  if (outcome.verdict !== null) return { outcome, headline: outcome.verdict, why: '' };
  const names = namesAt(table);
  const ranked = byRank(outcome.stayed.seats);
  const winners = ranked.filter((one) => one.rank === 1);
  const [winner, second] = ranked;
  if (!winner) return { outcome, headline: t('end-title'), why: '' };
  const points = winner.total;
  if (winners.length > 1) {
    const all = listed(
      winners.map((one) => names(one.seat)),
      language(),
    );
    return { outcome, headline: t('end-shared', { names: all, points }), why: '' };
  }
  const who = winner.seat === seat ? 'you' : 'other';
  const name = names(winner.seat);
  if (!second) return { outcome, headline: t('end-wins-alone', { who, name, points }), why: '' };
  const headline = t('end-wins', { who, name, points, other: second.total });
  return { outcome, headline, why: reason(winner, second, ending) };
}

function reason(winner: SeatTally, second: SeatTally, ending: Ending | null): string {
  const margin = winner.total - second.total;
  if (margin === 0) {
    const tie = ending?.tie(winner.seat, second.seat);
    return tie ? say(tie) : '';
  }
  const best = ending && strongest(ending, winner.seat, second.seat);
  if (!best) return t('end-ahead', { margin });
  return t('end-ahead-by', { margin, source: best.source, lead: best.lead });
}

/** The kind of source that set the winner apart most; more than all the lead can come from it. */
export function strongest(
  { sources }: Ending,
  winner: number,
  second: number,
): { source: string; lead: number } | null {
  const leads = new Map<string, number>();
  for (const source of sources) {
    const lead = (source.points(winner) ?? 0) - (source.points(second) ?? 0);
    const kind = say(source.kind);
    leads.set(kind, (leads.get(kind) ?? 0) + lead);
  }
  const [best] = [...leads].sort(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? { source: best[0], lead: best[1] } : null;
}

export function byRank(seats: readonly SeatTally[]): SeatTally[] {
  return [...seats].sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}
