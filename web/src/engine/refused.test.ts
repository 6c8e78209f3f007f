/** Refusals of the engine are said as the server says them. */
import { beforeAll, expect, test } from 'vitest';

import { speak } from '../words/index.svelte';
import { problemFrom } from './refused';

beforeAll(() => speak('en'));

test('a move that can’t be made has its reason in words, and its rule', async () => {
  const text = JSON.stringify({
    code: 'illegal-move',
    details: [{ say: 'plain', with: { text: 'because' } }],
    rule: 'M24',
  });
  expect(await problemFrom(text, 'momiji')).toEqual({
    code: 'illegal-move',
    message: 'This move is not possible now.',
    details: ['because'],
    rule: 'M24',
  });
});
