/**
 * The engine as a module for the browser, one for each game, as `cargo xtask wasm` leaves them in `target/browser/web`:
 * `virtual:engines` in the worker that runs one. Without them the app is built all the same, and asks the server for what
 * they would do.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

const ENGINES = 'virtual:engines';
const GAMES = 'virtual:engine-games';
const BYTES = '_bg.wasm';

const folder = resolve(process.env['REVERIE_MODULE'] ?? '../target/browser/web');
const there = existsSync(folder) ? readdirSync(folder) : [];
const games = there
  .filter((file) => file.endsWith(BYTES))
  .map((file) => file.slice(0, -BYTES.length))
  .filter((game) => there.includes(`${game}.js`));

/** For the page, or for the worker: the page says it if there are none. */
export function browserModule(of: 'page' | 'worker'): Plugin {
  return {
    name: 'reverie-browser-module',
    buildStart() {
      if (games.length > 0 || of === 'worker') return;
      this.info(`no browser module in ${folder}: lessons and puzzles will need the server`);
    },
    resolveId: (id) => (id === ENGINES || id === GAMES ? `\0${id}` : null),
    load(id) {
      if (id === `\0${GAMES}`) return `export default ${JSON.stringify(games)};`;
      if (id === `\0${ENGINES}`) return `export default { ${games.map(loading).join(',\n')} };`;
      return null;
    },
  };
}

/** How a worker comes by the engine of a game. */
function loading(game: string): string {
  const file = (name: string) => JSON.stringify(join(folder, name));
  return `${JSON.stringify(game)}: async () => {
  const { default: init, Engine } = await import(${file(`${game}.js`)});
  const { default: module_or_path } = await import(${file(`${game}${BYTES}?url`)});
  await init({ module_or_path });
  return new Engine();
}`;
}
