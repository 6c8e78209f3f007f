/** Pieces by their names (`about.ts`), lit up on whatever board they lie. */
import './lit.css';
import type { About } from './about';

/** The elements of these pieces. What does not say whose it is belongs to the seat that lies large on the table. */
export function elementsOf(pieces: readonly About[], seat: number, looked: number): Element[] {
  const wanted = new Set(pieces);
  return [...document.querySelectorAll('[data-about]')].filter((one) => {
    const name = one.getAttribute('data-about') ?? '';
    if (!wanted.has(name)) return false;
    const of = one.closest('[data-of]')?.getAttribute('data-of');
    // A name with a seat in it says whose it is.
    return /:\d+(:|$)/.test(name) || (of ? Number(of) : looked) === seat;
  });
}

const LIT = 'data-lit';
/** How many want an element lit: one who has seen enough of it does not put it out for the others. */
const wishes = new WeakMap<Element, number>();

/** Lights an element up; says how to put it out again, which is done once. */
export function lightUp(element: Element): () => void {
  wishes.set(element, (wishes.get(element) ?? 0) + 1);
  element.setAttribute(LIT, '');
  let wanted = true;
  return () => {
    if (!wanted) return;
    wanted = false;
    const left = (wishes.get(element) ?? 1) - 1;
    wishes.set(element, left);
    if (left === 0) element.removeAttribute(LIT);
  };
}

/** Lights pieces up; says how to put them out again. */
export function light(pieces: readonly About[], seat: number, looked: number): () => void {
  const out = elementsOf(pieces, seat, looked).map(lightUp);
  return () => out.forEach((put) => put());
}
