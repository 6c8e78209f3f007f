// Checks how much a browser has to load for the home page and then a table of each game: compressed
// script, style and texts, as the build's manifest says. Run after `npm run build`.
import { readdirSync, readFileSync, statSync } from 'node:fs';

const LIMIT = 120_000;
/** The typeface comes after the first words have been read, and is kept for a year. */
const TYPE_LIMIT = 25_000;

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/** A chunk and all that it needs at once, with the style that belongs to them. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    for (const style of chunk.css ?? []) seen.add(style);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

const size = (file) => statSync(`dist/${file}.br`).size;
const entry = 'index.html';
const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);
const games = lazy.filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key));
const words = lazy.filter((key) => key.endsWith('.ftl?raw'));
const table = 'src/table/TablePage.svelte';
for (const key of [entry, table]) {
  if (!manifest[key]) throw new Error(`the build does not say what ${key} needs`);
}

let failed = 0;
for (const game of games) {
  const name = game.split('/')[2];
  // The home page comes with the entry; then the table, the game, and the texts of a language.
  const texts = ['en', 'fr', 'de'].map((language) =>
    words.filter(
      (key) =>
        key.includes(`/${language}/`) &&
        (['web', 'table'].some((file) => key.endsWith(`/${file}.ftl?raw`)) ||
          key.endsWith(`/${name}.ftl?raw`) ||
          key.endsWith(`/web-${name}.ftl?raw`)),
    ),
  );
  const weights = texts.map((files) => {
    const all = closure([entry, table, game, ...files]);
    return [...all].reduce((sum, file) => sum + size(file), 0);
  });
  const weight = Math.max(...weights);
  const verdict = weight <= LIMIT ? 'fine' : 'TOO HEAVY';
  if (weight > LIMIT) failed += 1;
  console.log(`${name}: ${(weight / 1000).toFixed(1)} kB of ${LIMIT / 1000} kB, ${verdict}`);
}
const type = readdirSync('dist/assets')
  .filter((file) => file.endsWith('.woff2'))
  .reduce((sum, file) => sum + statSync(`dist/assets/${file}`).size, 0);
console.log(`typeface: ${(type / 1000).toFixed(1)} kB of ${TYPE_LIMIT / 1000} kB`);
if (type === 0 || type > TYPE_LIMIT) failed += 1;
if (games.length === 0) {
  console.error('No game was built: is dist/ there?');
  failed += 1;
}
process.exit(failed ? 1 : 0);
