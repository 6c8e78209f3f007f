/** What is said of the frame around every game: seats, prompt, phases, what stands on the sill. */
import type { Sight, Table } from '../../protocol';
import { namesAt } from '../../table/seats';
import { say, t } from '../../words/index.svelte';
import type { About } from '../about';
import type { Said } from '../sill.svelte';
import type { Note } from './note';

/** Where the rules of each game say how a turn goes, how it is undone, and what its phases are. */
export const rules: Record<string, { turn: string; undo: string; phases: Record<string, string> }> =
  {
    momiji: {
      turn: 'M17',
      undo: 'M107',
      phases: { main: 'M17', landscape: 'M20', exchange: 'M19', end: 'M24' },
    },
    'vivid-memories': {
      turn: 'V13',
      undo: 'V63',
      phases: { round: 'V13', remember: 'V17', reflect: 'V37', reward: 'V48' },
    },
    'deja-vu': {
      turn: 'F18',
      undo: 'F59',
      phases: { planting: 'F19', recollection: 'F24', 'deja-vu': 'F32', meditation: 'F45' },
    },
  };

/** What the signs below the table are called. */
const signs: Record<string, string> = {
  undo: 'table-undo',
  hint: 'table-hint',
  moves: 'table-choices-title',
};

interface Around {
  talk: Said;
  /** The seat of whoever looks, if they play. */
  seat: number | null;
}

export function frameNote(
  about: About,
  table: Table,
  sight: Sight,
  { talk, seat }: Around,
): Note | null {
  const of = rules[table.game];
  if (!of) return null;
  const [kind = '', ...rest] = about.split(':');
  const name = rest.join(':');
  const names = namesAt(table);
  switch (kind) {
    case 'seat': {
      const who = Number(name);
      const acts = sight.to_act.includes(who);
      const what = [t(acts ? 'inspect-seat-acts' : 'inspect-seat'), t('inspect-seat-press')];
      return { title: names(who), what, rule: of.turn };
    }
    case 'prompt': {
      const asked = seat !== null && sight.to_act.includes(seat);
      return {
        title: t('inspect-prompt'),
        what: [t('inspect-prompt-about'), ...(asked ? [say(sight.prompt, names)] : [])],
        rule: of.turn,
      };
    }
    case 'primary': {
      const { primary } = talk;
      if (!primary) return null;
      const now = primary.ready && primary.title ? [primary.title] : [];
      const tries = primary.ready ? undefined : 'end turn';
      return { title: primary.label, what: [t('inspect-primary')], now, tries, rule: of.turn };
    }
    case 'sign':
      return {
        title: t(signs[name] ?? 'table-choices-title'),
        what: [t(`inspect-sign-${name}`)],
        rule: name === 'undo' ? of.undo : of.turn,
      };
    case 'phase': {
      const phase = name.split('-phase-')[1] ?? name.split('-web-')[1] ?? '';
      const found = Object.keys(of.phases).find((one) => phase.startsWith(one));
      if (!found) return null;
      return {
        title: t(name, phaseWords(sight)),
        what: [t(`inspect-phase-${table.game}-${found}`)],
        rule: of.phases[found] ?? of.turn,
      };
    }
    case 'move': {
      const choice = sight.choices.find((one) => one.move === name);
      if (!choice) return null;
      return {
        title: t('inspect-move'),
        what: [],
        now: [say(choice.explanation, names)],
        rule: of.turn,
      };
    }
    default:
      return null;
  }
}

/** The phase of a round says which. */
const phaseWords = (sight: Sight) => {
  const { round } = sight.view as { round?: number };
  return { round: round ?? 1, rounds: 3 };
};
