/**
 * What this browser keeps for us. Where it is not allowed to keep anything (blocked cookies, some private
 * windows), even asking throws; then it is kept as long as the page is open, and nothing else changes.
 */
const here = new Map<string, string>();

/** What was kept under a name; nothing if there is none. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? here.get(name) ?? null;
  } catch {
    return here.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
    here.delete(name);
  } catch {
    // Blocked, or full.
    here.set(name, value);
  }
}

export function drop(name: string): void {
  here.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // What can't be kept is not there.
  }
}
