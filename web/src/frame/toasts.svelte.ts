/** Short messages that come and go. */
import { detailsOf, isLost, problemOf } from '../api';
import type { Problem } from '../protocol';

export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  text: string;
  details: string[];
}

/** How long a message stays, in milliseconds: long enough to be read twice. */
const STAYS = 7000;

let last = 0;
let shown = $state.raw<Toast[]>([]);

export function toasts(): Toast[] {
  return shown;
}

function show(kind: Toast['kind'], text: string, details: string[]): void {
  const toast: Toast = { id: ++last, kind, text, details };
  // The same message twice is one message.
  shown = [...shown.filter((other) => other.text !== text), toast].slice(-3);
  setTimeout(() => dismiss(toast.id), STAYS);
}

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

export function tell(text: string): void {
  show('good', text, []);
}

export function complain(problem: Problem): void {
  show('bad', problem.message, detailsOf(problem));
}

/** Does something; what goes wrong is told to the person. Says whether it worked. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    complain(problemOf(error));
    return false;
  }
}

/** Fetches what a page shows: that the server can't be reached is said by the frame of the site already. */
export async function load(what: () => Promise<unknown>): Promise<void> {
  try {
    await what();
  } catch (error) {
    if (!isLost()) complain(problemOf(error));
  }
}
