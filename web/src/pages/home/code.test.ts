import { expect, test } from 'vitest';

import { codeIn } from './code';

test.each([
  ['2ivh67ssuccd', '2ivh67ssuccd'],
  ['  2IVH67ssuccd ', '2ivh67ssuccd'],
  ['https://reverie.example/t/2ivh67ssuccd', '2ivh67ssuccd'],
  ['http://localhost:7777/t/2ivh67ssuccd?x=1', '2ivh67ssuccd'],
  ['', ''],
])('%s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
