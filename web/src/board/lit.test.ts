/** What is lit is the piece that was meant, on the board of the seat that was meant. */
import { beforeEach, expect, test } from 'vitest';

import { light, lightUp } from './lit';

beforeEach(() => {
  document.body.innerHTML = `
    <i id="own" data-about="card:red-6"></i>
    <div data-of="2"><i id="theirs" data-about="card:red-6"></i></div>
    <i id="pile" data-about="pile:2:red"></i><i id="other" data-about="card:red-7"></i>`;
});
const lit = () => [...document.querySelectorAll('[data-lit]')].map(({ id }) => id);

test('a piece is lit where its seat has it, and put out again', () => {
  const out = light(['card:red-6'], 1, 1);
  expect(lit()).toEqual(['own']);
  out();
  expect(lit()).toEqual([]);
  light(['card:red-6'], 2, 1);
  expect(lit()).toEqual(['theirs']);
});

test('a name that says whose it is needs nobody around it', () => {
  light(['pile:2:red'], 2, 1);
  expect(lit()).toEqual(['pile']);
});

test('what several want lit is lit until the last of them has seen enough', () => {
  const [one, other] = [light(['card:red-6'], 1, 1), light(['card:red-6'], 1, 1)];
  one();
  one();
  expect(lit()).toEqual(['own']);
  const third = lightUp(document.getElementById('own') ?? document.body);
  other();
  expect(lit()).toEqual(['own']);
  third();
  expect(lit()).toEqual([]);
});
