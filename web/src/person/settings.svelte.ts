/** What somebody likes on this device: kept in the browser, and told to the style sheets. */
import { keep, kept } from '../storage';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';
export type Size = 'normal' | 'large';

interface Settings {
  theme: Theme;
  motion: Motion;
  /** A sound when it is one's turn. */
  sound: boolean;
  /** How large symbols and texts on pieces are. */
  symbols: Size;
}

const KEPT = 'reverie-settings';
const AT_FIRST: Settings = { theme: 'system', motion: 'system', sound: true, symbols: 'normal' };

function before(): Settings {
  try {
    const text = kept(KEPT);
    return { ...AT_FIRST, ...(text ? (JSON.parse(text) as Partial<Settings>) : {}) };
  } catch {
    return AT_FIRST;
  }
}

let current = $state.raw<Settings>(before());

export function settings(): Settings {
  return current;
}

export function prefer(change: Partial<Settings>): void {
  current = { ...current, ...change };
  keep(KEPT, JSON.stringify(current));
  dress();
}

/** Tells the style sheets: `data-theme`, `data-motion` and `data-symbols` on the root. */
export function dress(): void {
  const root = document.documentElement;
  put(root, 'theme', current.theme === 'system' ? null : current.theme);
  put(root, 'motion', current.motion === 'system' ? null : current.motion);
  put(root, 'symbols', current.symbols === 'normal' ? null : current.symbols);
}

function put(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}

/** Whether anything may move on the screen. */
export function moves(): boolean {
  if (current.motion !== 'system') return current.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
