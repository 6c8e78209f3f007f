// The module of a game, as `cargo xtask wasm` builds it for Node, with the weights that the program has.
'use strict';

const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../../..');
const weights = join(root, 'crates/bots/weights');

exports.root = root;

exports.engineOf = (game) => {
  const { Engine } = require(join(root, 'target/browser/nodejs', `${game}.js`));
  const engine = new Engine();
  for (const name of readdirSync(weights)) {
    const [, of, players] = /^(.*)-(\d)\.net$/.exec(name) ?? [];
    if (of === game) engine.weights(game, Number(players), readFileSync(join(weights, name)));
  }
  return engine;
};
