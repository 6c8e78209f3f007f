/** Whether the server can be reached. Pages that wait for it ask once more when it is back. */
let lost = $state(false);
let returns = $state(0);
let again: ReturnType<typeof setTimeout> | undefined;
let ask: () => Promise<unknown> = () => Promise.resolve();
const listeners: (() => void)[] = [];

/** How often it is looked for, in milliseconds. */
const LOOK_EVERY = 4000;
/** What a proxy says whose server is gone. */
const GONE = [502, 503, 504];

/** Whether the last question found no way to the server. */
export const isLost = () => lost;

/** How often the server came back. An effect that has read it runs once more then. */
export const comebacks = () => returns;

/** Does something whenever the server is back. */
export function onComeback(what: () => void): void {
  listeners.push(what);
}

/** By which question it is looked for. */
export function lookBy(question: () => Promise<unknown>): void {
  ask = question;
}

/** Asks, and notes whether the server has answered. */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(path, init);
    note(!GONE.includes(answer.status));
    return answer;
  } catch (error) {
    note(false);
    throw error;
  }
}

function note(answered: boolean): void {
  if (answered === !lost) return;
  lost = !answered;
  if (lost) return lookLater();
  returns += 1;
  for (const listener of listeners) listener();
}

function lookLater(): void {
  clearTimeout(again);
  again = setTimeout(look, LOOK_EVERY);
  window.addEventListener('online', look, { once: true });
}

/** Looks for the server until it is there; a page that nobody sees does not. */
function look(): void {
  if (!lost) return;
  if (document.visibilityState !== 'visible') return lookLater();
  clearTimeout(again);
  const told = () => {
    if (lost) lookLater();
  };
  ask().then(told, told);
}
