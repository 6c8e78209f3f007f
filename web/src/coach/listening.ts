/** Whether what the coach said is still about the decision that one has to make. */
import type { Hint, Sight } from '../protocol';

/** What tells one decision from another: how many moves were made, where nobody else can move meanwhile. */
export function decisionOf(sight: Sight): string {
  if (sight.to_act.length === 1) return String(sight.moves);
  // Where several act at once, the others go on while one thinks.
  return sight.choices.map((choice) => choice.move).join('\n');
}

/** What was said, if it is about this decision and as much as is asked for. */
export function stillTrue(hint: Hint | null, sight: Sight): Hint | null {
  if (!hint || hint.after > sight.moves) return null;
  const alone = sight.to_act.length === 1;
  if (alone && hint.after !== sight.moves) return null;
  const { best } = hint;
  if (best && !sight.choices.some((choice) => choice.move === best.move)) return null;
  return hint;
}
