/**
 * What the browser keeps of the app, once it is built: one file with all texts of the build (`assets/offline-….json`), and
 * the service worker that takes it apart (`sw.js`, from `worker/sw.ts`). In one file a first visit asks for a few
 * things instead of hundreds, which would use up what a visitor may ask for, and all of it is of one build.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

import { build, type Plugin, type ResolvedConfig } from 'vite';

import type { Built, Pack } from './worker/built';

const KINDS: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

export function offline(): Plugin[] {
  let config: ResolvedConfig;
  return [
    {
      name: 'reverie-offline',
      apply: 'build',
      configResolved(resolved) {
        config = resolved;
      },
      closeBundle: {
        // What is written here is compressed afterwards.
        sequential: true,
        async handler() {
          const folder = resolve(config.root, config.build.outDir);
          writeFileSync(join(folder, 'sw.js'), await worker(config.root, packed(folder)));
        },
      },
    },
    {
      name: 'reverie-offline-nothing',
      apply: 'serve',
      // Notices can be tried while the app is worked on; nothing is kept, so that every change is seen.
      configureServer({ config: { root }, middlewares }) {
        middlewares.use('/sw.js', (_, answer, next) => {
          const nothing = {
            version: 'none',
            pack: '/assets/offline-none.json',
            others: [],
            named: [],
          };
          worker(root, nothing).then((code) => {
            answer.setHeader('content-type', 'text/javascript').end(code);
          }, next);
        });
      },
    },
  ];
}

/** Writes the file with all texts, and says what the worker has to know. */
function packed(folder: string): Built {
  const pack: Pack = {};
  const others: string[] = [];
  const named: string[] = [];
  const version = createHash('sha256');
  for (const [path, file] of files(folder)) {
    const content = readFileSync(file);
    const kind = KINDS[path.split('.').pop() ?? ''];
    if (kind === undefined) others.push(path);
    else pack[path === '/index.html' ? '/' : path] = [kind, content.toString('utf8')];
    if (!path.startsWith('/assets/') && kind !== KINDS['html']) named.push(path);
    version.update(path).update(content);
  }
  const digest = version.digest('hex').slice(0, 12);
  const name = `assets/offline-${digest}.json`;
  writeFileSync(join(folder, name), JSON.stringify(pack));
  return { version: digest, pack: `/${name}`, others, named };
}

/** What was built, by address, in an order that does not change. */
function files(folder: string): [string, string][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const plain = entries.filter((entry) => entry.isFile());
  const found = plain.map(({ parentPath, name }): [string, string] => {
    const file = join(parentPath, name);
    return [`/${relative(folder, file).split(sep).join('/')}`, file];
  });
  return found
    .filter(([path]) => !path.startsWith('/.vite/'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The worker in one script that needs nothing else: not every browser takes modules for it. */
async function worker(root: string, built: Built): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { BUILT: JSON.stringify(built) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'worker/sw.ts', output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(made) ? made : [made];
  const code = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find(({ type }) => type === 'chunk');
  if (code?.type !== 'chunk') throw new Error('the service worker was not built');
  return code.code;
}
