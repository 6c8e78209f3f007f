// Measures the module in Node beside the same code in the program, in turn, and writes a table. `cargo xtask wasm --speed`
// builds both and runs it: `node speed.js PROGRAM GAME…`.
'use strict';

const { execFileSync } = require('node:child_process');

const { engineOf } = require('./engine.js');

/** As in `examples/speed.rs`. */
const PLAYERS = 2;
const GAMES = { momiji: 4000, 'vivid-memories': 3000, 'deja-vu': 200 };
const SEARCH = 1000;
/** The best of these counts: others use the machine as well. */
const ROUNDS = 6;

const [program, ...games] = process.argv.slice(2);

function inModule(engine, game) {
  const began = performance.now();
  const { decisions } = JSON.parse(engine.simulate(game, PLAYERS, GAMES[game], 1));
  const seconds = (performance.now() - began) / 1000;
  return { decisions: decisions / seconds, iterations: engine.searched(game, PLAYERS, SEARCH) };
}

const inProgram = (game) =>
  JSON.parse(execFileSync(program, [game, PLAYERS, GAMES[game], SEARCH], { encoding: 'utf8' }));

const faster = (one, other) => ({
  decisions: Math.max(one.decisions, other.decisions),
  iterations: Math.max(one.iterations, other.iterations),
});
const part = (one, all) => `${Math.round((100 * one) / all)} %`;
const millions = (rate) => (rate / 1e6).toFixed(2);
const thousands = (rate) => Math.round(rate / 100) / 10;

console.log('| | decisions: program | module | part | iterations: program | module | part |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const game of games) {
  const engine = engineOf(game);
  let [native, module] = [inProgram(game), inModule(engine, game)];
  for (let round = 1; round < ROUNDS; round += 1) {
    native = faster(native, inProgram(game));
    module = faster(module, inModule(engine, game));
  }
  const { decisions, iterations } = native;
  console.log(
    `| ${game} | ${millions(decisions)} M | ${millions(module.decisions)} M | ${part(module.decisions, decisions)} ` +
      `| ${thousands(iterations)} k | ${thousands(module.iterations)} k | ${part(module.iterations, iterations)} |`,
  );
}
