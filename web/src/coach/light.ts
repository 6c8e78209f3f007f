/**
 * Lights up pieces on the board by their `data-piece`. They are drawn anew as the game goes on, so whatever is drawn
 * later is looked at as well.
 */
import './light.css';

const LIT = 'data-lit';

/** The elements of these pieces that can be seen, on the own board where others have the same. */
export function piecesAt(root: ParentNode, names: readonly string[], seat: number): Element[] {
  const own = (element: Element) => {
    const of = element.closest('[data-of]')?.getAttribute('data-of');
    return of === null || of === undefined || Number(of) === seat;
  };
  const wanted = new Set(names);
  const named = (element: Element) => wanted.has(element.getAttribute('data-piece') ?? '');
  return [...root.querySelectorAll('[data-piece]')].filter((one) => named(one) && own(one));
}

/** Keeps these pieces lit until the function that it gives back is called. */
export function light(root: Element, names: readonly string[], seat: number): () => void {
  const show = () => {
    const wanted = new Set(piecesAt(root, names, seat));
    for (const lit of root.querySelectorAll(`[${LIT}]`)) {
      if (!wanted.has(lit)) lit.removeAttribute(LIT);
    }
    for (const element of wanted) element.setAttribute(LIT, '');
  };
  show();
  const watch = new MutationObserver(show);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-piece'] });
  return () => {
    watch.disconnect();
    for (const lit of root.querySelectorAll(`[${LIT}]`)) lit.removeAttribute(LIT);
  };
}
