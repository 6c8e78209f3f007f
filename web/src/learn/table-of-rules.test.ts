/**
 * Which lesson teaches which rule: `docs/lessons.md` is made from the lessons (`npx vitest run table-of-rules -u`), and a
 * test of it that is not fresh fails.
 */
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Lesson } from './lesson';

const folder = '../crates/shelf/lessons';
const lessons = readdirSync(folder)
  .sort()
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Lesson);

const games = { momiji: 'Momiji', 'vivid-memories': 'Vivid Memories', 'deja-vu': 'Deja Vu' };

/** The numbers of all rules of a game, in their order. */
function rulesOf(game: string): string[] {
  const page = readFileSync(`../docs/rules/${game}.en.md`, 'utf8');
  return [...page.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, rule]) => rule ?? '');
}

/** Each rule with the steps that teach it, the guided first game before the others. */
function taught(game: string): Map<string, Lesson[]> {
  const own = lessons.filter((lesson) => lesson.game === game);
  const ordered = own.sort(
    (one, other) => place(one) - place(other) || (one.id < other.id ? -1 : 1),
  );
  const teaches = (lesson: Lesson, rule: string) =>
    lesson.chapters.some(({ steps }) => steps.some(({ rules }) => rules.includes(rule)));
  return new Map(
    rulesOf(game).map((rule) => [rule, ordered.filter((lesson) => teaches(lesson, rule))]),
  );
}

const isFirst = ({ id }: Lesson) => id.endsWith('-first');
const place = (lesson: Lesson) => (isFirst(lesson) ? 0 : (lesson.order ?? 99));

/** What the words of a lesson are called in English. */
function title({ id, game }: Lesson): string {
  const texts = readFileSync(`../locales/en/learn-${game}.ftl`, 'utf8');
  return new RegExp(`^learn-${id}-title = (.*)$`, 'm').exec(texts)?.[1] ?? id;
}

function page(): string {
  const parts = Object.entries(games).map(([game, name]) => {
    const all = [...taught(game)];
    const among = (which: (found: Lesson[]) => boolean) =>
      all.filter(([, found]) => which(found)).map(([rule]) => rule);
    const lines = all
      .filter(([, found]) => found.length > 0)
      .map(
        ([rule, found]) => `| [${rule}](rules/${game}.en.md) | ${found.map(title).join(', ')} |`,
      );
    return `## ${name}

- Guided first game: ${among((found) => found.some(isFirst)).join(', ') || 'none yet'}
- Only in extra lessons: ${among((found) => found.length > 0 && !found.some(isFirst)).join(', ') || 'none yet'}
- Reference only: ${among((found) => found.length === 0).join(', ') || 'none'}

| rule | taught in |
| --- | --- |
${lines.join('\n')}
`;
  });
  return `# Which lesson teaches which rule

Made from the lessons (\`crates/shelf/lessons\`) by \`npx vitest run table-of-rules -u\` in \`web/\`; a test holds it fresh. Do not edit.

${parts.join('\n')}`;
}

test('the table of rules and lessons is fresh', async () => {
  await expect(page()).toMatchFileSnapshot('../../../docs/lessons.md');
});

test('every rule that a lesson names is one of its game', () => {
  for (const { game, chapters } of lessons) {
    const known = rulesOf(game);
    const named = chapters.flatMap(({ steps }) => steps.flatMap(({ rules }) => rules));
    expect(named.filter((rule) => !known.includes(rule))).toEqual([]);
  }
});
