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

/** Lights them up; says how to put them out again. */
export function light(pieces: readonly About[], seat: number, looked: number): () => void {
  const lit = elementsOf(pieces, seat, looked);
  for (const one of lit) one.setAttribute('data-lit', '');
  return () => {
    for (const one of lit) one.removeAttribute('data-lit');
  };
}
