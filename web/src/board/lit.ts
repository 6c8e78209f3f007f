/** Pieces by their names (`about.ts`), lit up on whatever board they lie. */
import './lit.css';
import type { About } from './about';

/** The elements of these pieces. What does not say whose it is belongs to the seat that lies large on the table. */
export function elementsOf(pieces: readonly About[], seat: number, looked: number): Element[] {
  return pieces.flatMap((piece) =>
    [...document.querySelectorAll(`[data-about="${CSS.escape(piece)}"]`)].filter((one) => {
      const of = one.closest('[data-of]')?.getAttribute('data-of');
      // A name with a seat in it says whose it is.
      if (/:\d+(:|$)/.test(piece)) return true;
      return (of ? Number(of) : looked) === seat;
    }),
  );
}

/** Lights them up; says how to put them out again. */
export function light(pieces: readonly About[], seat: number, looked: number): () => void {
  const lit = elementsOf(pieces, seat, looked);
  for (const one of lit) one.setAttribute('data-lit', '');
  return () => {
    for (const one of lit) one.removeAttribute('data-lit');
  };
}
