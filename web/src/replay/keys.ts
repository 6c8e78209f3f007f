/** What a key does in a replay. */

export type ReplayKey = 'forward' | 'back' | 'first' | 'last' | 'toggle';

const KEYS: Record<string, ReplayKey> = {
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
};

/** Nothing while somebody writes, chooses or has a dialog open, or a piece wants the key itself. */
export function replayKey(event: KeyboardEvent): ReplayKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const action = KEYS[event.key] ?? null;
  const at = event.target instanceof Element ? event.target : null;
  if (!at || !action || at.closest('dialog')) return null;
  // A slider moves by itself, but knows nothing of playing.
  if (at.closest('input[type="range"]')) return action === 'toggle' ? action : null;
  if (at.closest('input, textarea, select')) return null;
  // The space bar presses whatever has the focus.
  const pressed = at.closest('button, a, summary, [role="button"]');
  return action === 'toggle' && pressed ? null : action;
}
