import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { browserModule } from './browser-module';
import { compress } from './compress';
import { lessonHeads } from './lesson-heads';
import { offline } from './offline';
import { rulesPages } from './rules-pages';

/** Where `npm run dev` finds the server; the built app is part of it. */
const server = process.env['REVERIE_SERVER'] ?? 'http://127.0.0.1:7777';

/** The server answers pages of its own site only: what is passed on to it comes from there. */
const proxy = {
  '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
};

/** What of a game is not needed for its first moment (`later.ts`), and whatever is loaded on the spot. */
const later =
  /\/(later|Large|PointTable|Score|ending|notes|expected|offered|rules|Goals|goals|Ahead|momiji\/describe|momiji\/art\/vignettes)\.(ts|svelte)/;

/** The file of the build into which a module of a game goes. */
function chunkOf(id: string): string | null {
  const game = /src\/games\/([^/]+)\//.exec(id)?.[1];
  if (!game) return null;
  return later.test(id) ? `${game}-later` : game;
}

/** What the builder knows of a module: who asks for it at once, and who only when it is needed. */
interface Known {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Pages, each with all that it needs at once in one file: many small ones weigh more, and take longer. */
const pages: [string, RegExp][] = [
  ['house', /src\/main\.ts$/],
  ['table', /src\/(table\/TablePage\.svelte|games\/[^/]+\/index\.ts)$/],
];

/** The first of these pages that can't do without a module. What the browser begins with stays by itself. */
function pageOf(id: string, known: Known): string | null {
  if (id.endsWith('src/main.ts')) return null;
  const asking = new Set([id]);
  // The set grows while it is walked.
  for (const one of asking) {
    for (const importer of known.getModuleInfo(one)?.importers ?? []) asking.add(importer);
  }
  const names = [...asking];
  return pages.find(([, page]) => names.some((name) => page.test(name)))?.[0] ?? null;
}

export default defineConfig({
  plugins: [svelte(), lessonHeads(), rulesPages(), browserModule('page'), offline(), compress()],
  worker: { format: 'es', plugins: () => [browserModule('worker')] },
  build: {
    target: 'es2022',
    // The server's content policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The check on the weight reads it.
    manifest: true,
    // The rules draw with a game's pieces, too: torn apart for that, chunks would weigh more.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'ground', test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/words\// },
            { name: (id) => chunkOf(id), test: /src\/games\/[^/]+\// },
            { name: pageOf, test: /\/src\// },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy },
  preview: { proxy },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // A limit, not a wait: whole boards are drawn, and the machine may have other things to do.
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
