/** The pages of rules, each a chunk of its own: loaded when somebody wants to read one. */
import type { Language } from '../protocol';
import type { Page } from './page';

const files = import.meta.glob<Page>('../../../docs/rules/*.md', {
  query: '?page',
  import: 'default',
});

export async function rulesPage(game: string, language: Language): Promise<Page> {
  const file = files[`../../../docs/rules/${game}.${language}.md`];
  if (!file) throw new Error(`there are no rules of ${game}`);
  return file();
}
