/**
 * The engine as a module for the browser, as `cargo xtask wasm` leaves it in `target/browser/web`: `virtual:engine` in the
 * worker that runs it. Without it the app is built all the same, and asks the server for what the module would do.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

const MODULE = 'virtual:engine';
const IS_THERE = 'virtual:engine-is-there';

const folder = resolve(process.env['REVERIE_MODULE'] ?? '../target/browser/web');
const files = ['browser.js', 'browser_bg.wasm'].map((name) => resolve(folder, name));
const isThere = files.every((file) => existsSync(file));

/** For the page, or for the worker: the page says it if there is none. */
export function browserModule(of: 'page' | 'worker'): Plugin {
  return {
    name: 'reverie-browser-module',
    buildStart() {
      if (isThere || of === 'worker') return;
      this.info(`no browser module in ${folder}: lessons and puzzles will need the server`);
    },
    resolveId: (id) => (id === MODULE || id === IS_THERE ? `\0${id}` : null),
    load(id) {
      if (id === `\0${IS_THERE}`) return `export default ${isThere};`;
      if (id !== `\0${MODULE}`) return null;
      if (!isThere) return `export default () => Promise.reject(new Error('built without it'));`;
      const [glue = '', wasm = ''] = files;
      return `import init, { Engine } from ${JSON.stringify(glue)};
import address from ${JSON.stringify(`${wasm}?url`)};
export default async () => {
  await init({ module_or_path: address });
  return new Engine();
};`;
    },
  };
}
