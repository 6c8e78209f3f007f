/**
 * Lights up pieces on the board by their `data-piece`. They are drawn anew as the game goes on, so whatever is drawn
 * later is looked at as well.
 */
import './light.css';

const LIT = 'data-lit';

/**
 * The elements of these pieces, on one's own board where others have the same. Of pieces that are alike as many as are
 * named, those that can be seen before others.
 */
export function piecesAt(root: ParentNode, names: readonly string[], seat: number): Element[] {
  const own = (element: Element) => {
    const of = element.closest('[data-of]')?.getAttribute('data-of');
    return of === null || of === undefined || Number(of) === seat;
  };
  const all = [...root.querySelectorAll('[data-piece]')].filter(own);
  return [...new Set(names)].flatMap((name) => {
    const alike = all.filter((one) => one.getAttribute('data-piece') === name);
    const seen = alike.filter((one) => one.getClientRects().length > 0);
    const wanted = names.filter((other) => other === name).length;
    return (seen.length > 0 ? seen : alike).slice(0, wanted);
  });
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
