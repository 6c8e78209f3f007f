/** What a key does at the table. */
import type { Area } from '../games/face';

export type KeyAction =
  { kind: 'area'; area: string } | { kind: 'undo' | 'skip' | 'keys' | 'choices' };

/** Nothing while somebody types, or a dialog is open, or another program wants the key. */
export function keyAction(event: KeyboardEvent, areas: Area[]): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input, textarea, select, dialog')) return null;
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (number > 0) {
    const area = areas[number - 1];
    return area ? { kind: 'area', area: area.id } : null;
  }
  switch (event.key) {
    case 'u':
      return { kind: 'undo' };
    case 'a':
      return { kind: 'choices' };
    case 'l':
      return { kind: 'area', area: 'log' };
    case 'c':
      return { kind: 'area', area: 'chat' };
    case 'Escape':
      return { kind: 'skip' };
    case 'k':
      return { kind: 'keys' };
    default:
      return null;
  }
}
