// Checks how much a browser has to load for the module of each game: compressed as static hosts do it, and as our server
// does. Run by `cargo xtask wasm` on what it has built.
'use strict';

const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { brotliCompressSync, gzipSync } = require('node:zlib');

const { root } = require('./engine.js');

const LIMIT = 400_000;
const kilo = (bytes) => (bytes / 1000).toFixed(1);

let failed = 0;
for (const game of process.argv.slice(2)) {
  const at = (file) => readFileSync(join(root, 'target/browser/web', file));
  const files = [at(`${game}_bg.wasm`), at(`${game}.js`)];
  const sum = (compress) => files.reduce((sum, file) => sum + compress(file).length, 0);
  const [zipped, brotli] = [sum((file) => gzipSync(file, { level: 9 })), sum(brotliCompressSync)];
  const heavy = zipped > LIMIT;
  if (heavy) failed += 1;
  const verdict = heavy ? 'TOO HEAVY' : 'fine';
  console.log(
    `module of ${game}: ${kilo(zipped)} kB of ${LIMIT / 1000} kB by gzip, ${kilo(brotli)} kB by brotli, ${verdict}`,
  );
}
process.exit(failed ? 1 : 0);
