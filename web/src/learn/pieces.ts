/** Pieces on the screen, by the names that lessons call them by (`src/board/about.ts`). */
import { askedAt } from '../board/about';
import type { Box } from './place';

/** Where a piece is on the screen. What has no size of its own is as large as what is drawn in it. */
export function boxOf(element: Element): Box {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  const inner = [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
  const drawn = inner.filter(({ width, height }) => width > 0 && height > 0);
  if (drawn.length === 0) return own;
  const x = Math.min(...drawn.map(({ left }) => left));
  const y = Math.min(...drawn.map(({ top }) => top));
  const width = Math.max(...drawn.map(({ right }) => right)) - x;
  const height = Math.max(...drawn.map(({ bottom }) => bottom)) - y;
  return { x, y, width, height };
}

const isSeen = (element: Element) => {
  const { width, height } = boxOf(element);
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

/** The least that a finger can hit. */
const FINGER = 40;

/** Which of these pieces lies where somebody points: small ones are as large as a finger. */
export function pointedAt(
  root: ParentNode,
  names: string[],
  seat: number,
  { clientX, clientY }: MouseEvent,
): string | null {
  const found = names.flatMap((name) =>
    piecesOf(root, name, seat).flatMap((piece) => {
      const { x, y, width, height } = boxOf(piece);
      const across = Math.abs(clientX - x - width / 2);
      const down = Math.abs(clientY - y - height / 2);
      const hit = across <= Math.max(width, FINGER) / 2 && down <= Math.max(height, FINGER) / 2;
      return hit ? [{ name, far: Math.hypot(across, down) }] : [];
    }),
  );
  return found.sort((one, other) => one.far - other.far)[0]?.name ?? null;
}

/** Whatever lies on the table under a name, as far as it is to be seen; one's own before what others have of the kind. */
export function piecesOf(root: ParentNode, name: string, seat: number): Element[] {
  const all = [...root.querySelectorAll(`[data-about="${CSS.escape(name)}"]`)].filter(isSeen);
  const own = all.filter((element) => {
    const of = askedAt(element)?.of ?? null;
    return of === null || of === seat;
  });
  const onTable = own.filter((element) => element.closest('section.board') !== null);
  const found = [onTable, own, all].find((some) => some.length > 0) ?? [];
  // A name may stand on a thing and on what surrounds it.
  return found.filter(
    (element) => !found.some((other) => other !== element && other.contains(element)),
  );
}

/** The names of what somebody points at, the innermost first. */
export function namesAt(target: EventTarget | null): string[] {
  const names: string[] = [];
  let element = askedAt(target)?.element ?? null;
  while (element) {
    names.push(element.getAttribute('data-about') ?? '');
    element = askedAt(element.parentElement)?.element ?? null;
  }
  return names;
}

/** What a piece is called, for ears. */
export function labelOf(element: Element): string {
  const named = element.matches('[aria-label]')
    ? element
    : element.querySelector('[aria-label], title');
  const text = named?.getAttribute('aria-label') ?? named?.textContent ?? element.textContent;
  return text.replace(/\s+/g, ' ').trim();
}

/** All pieces of the same kinds as these, with what they are called: for whoever can't point at one. */
export function kin(root: ParentNode, names: string[]): { name: string; label: string }[] {
  const kinds = new Set(names.map(kindOf));
  const found = new Map<string, string>();
  for (const element of root.querySelectorAll('[data-about]')) {
    const name = element.getAttribute('data-about') ?? '';
    if (!kinds.has(kindOf(name)) || found.has(name) || !isSeen(element)) continue;
    found.set(name, labelOf(element) || name);
  }
  return [...found].map(([name, label]) => ({ name, label }));
}

const kindOf = (name: string) => name.split(':')[0] ?? name;
