/**
 * Lights up pieces on the board by their `data-piece`. They are drawn anew as the game goes on, so whatever is drawn
 * later is looked at as well.
 */
import { lightUp } from '../board/lit';
import './light.css';

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
  const out = new Map<Element, () => void>();
  const show = () => {
    const wanted = new Set(piecesAt(root, names, seat));
    for (const [lit, put] of out) {
      if (wanted.has(lit)) continue;
      put();
      out.delete(lit);
    }
    for (const element of wanted) {
      if (!out.has(element)) out.set(element, lightUp(element));
    }
  };
  show();
  const watch = new MutationObserver(show);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-piece'] });
  return () => {
    watch.disconnect();
    for (const put of out.values()) put();
  };
}
