import { expect, test } from 'vitest';

import { light, piecesAt } from './light';

function board(html: string): HTMLElement {
  document.body.innerHTML = `<div class="board">${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

test("only one's own board is lit where others have the same pieces", () => {
  const root = board(
    '<p data-of="2"><b data-piece="hex:A1"></b></p><p data-of="1"><i data-piece="hex:A1"></i></p><u data-piece="end:left"></u>',
  );
  const found = piecesAt(root, ['hex:A1', 'end:left', 'gone'], 1).map((one) => one.tagName);
  expect(found).toEqual(['I', 'U']);
});

test('what is drawn anew stays lit, and in the end nothing is', async () => {
  const root = board('<b data-piece="deck"></b>');
  const out = light(root, ['deck'], 1);
  expect(root.querySelectorAll('[data-lit]')).toHaveLength(1);
  root.innerHTML = '<i data-piece="deck"></i><b data-piece="girl"></b>';
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  expect([...root.querySelectorAll('[data-lit]')].map((one) => one.tagName)).toEqual(['I']);
  out();
  expect(root.querySelectorAll('[data-lit]')).toHaveLength(0);
});
