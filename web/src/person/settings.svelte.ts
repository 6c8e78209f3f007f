/** What somebody likes on this device: kept in the browser, and told to the style sheets. */
import { keep, kept } from '../storage';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';
export type Speed = 'slow' | 'normal' | 'fast';
export type Size = 'normal' | 'large';
/** Everything, the beginning of one's own turn alone, or nothing. */
export type Sound = 'all' | 'turn' | 'off';
/** Which moves are asked for twice. */
export type Confirm = 'always' | 'final' | 'never';

interface Settings {
  theme: Theme;
  motion: Motion;
  /** How fast what moves goes. */
  speed: Speed;
  confirm: Confirm;
  /** What is heard. */
  sound: Sound;
  /** How large symbols and texts on pieces are. */
  symbols: Size;
}

const KEPT = 'reverie-settings';
const AT_FIRST: Settings = {
  theme: 'system',
  motion: 'system',
  speed: 'normal',
  confirm: 'final',
  sound: isPhone() ? 'off' : 'all',
  symbols: 'normal',
};

/** Phones are used among people: they are silent until somebody wants to hear them. */
function isPhone(): boolean {
  const small = '(pointer: coarse) and (width < 37.5em), (pointer: coarse) and (height < 37.5em)';
  return typeof matchMedia === 'function' && matchMedia(small).matches;
}

function before(): Settings {
  try {
    const text = kept(KEPT);
    const found = { ...AT_FIRST, ...(text ? (JSON.parse(text) as Partial<Settings>) : {}) };
    // It was on or off before there was more than one thing to hear.
    if (typeof found.sound === 'boolean') found.sound = found.sound ? 'all' : 'off';
    return found;
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

const PACES: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5 };

/** How much longer than usual what moves takes. */
export function pace(): number {
  return PACES[current.speed];
}

/** Whether somebody wants to be asked once more before a move is made. */
export function confirms(isFinal: boolean): boolean {
  return current.confirm === 'always' || (current.confirm === 'final' && isFinal);
}
