/** What the engine refuses, in words: it knows none itself. */
import type { Code, Problem } from '../protocol';
import type { Phrase } from '../words/phrase';
import { need, say, t } from '../words/index.svelte';

interface Refused {
  code: Code;
  details?: Phrase[];
  rule?: string;
}

/** The problem as the server would say it, in the language of the person. */
export async function problemFrom(text: string, game: string): Promise<Problem> {
  const { code, details = [], rule } = JSON.parse(text) as Refused;
  await need('server', game, `${game}-reasons`);
  const said = details.map((detail) => say(detail));
  return { code, message: t(code), details: said, ...(rule === undefined ? {} : { rule }) };
}
