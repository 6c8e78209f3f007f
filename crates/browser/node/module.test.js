// The browser modules in Node: they do what the program does, which `tests/as_native.rs` has written down. Run by
// `cargo xtask wasm`, which builds them first.
'use strict';

const assert = require('node:assert/strict');
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { test } = require('node:test');

const { engineOf, root } = require('./engine.js');

const native = JSON.parse(readFileSync(join(__dirname, '../tests/as_native.json'), 'utf8'));
const engines = new Map(native.chance.map(({ game }) => [game, engineOf(game)]));
const engineFor = (game) => engines.get(game);

/** As `table::digest`. */
function digest(text) {
  let sum = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) {
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  }
  return sum.toString(16).padStart(16, '0');
}

/** All that is to be seen of a game in the end, by everybody. */
function seen(game) {
  const eyes = [...Array(game.players() + 1).keys(), 255];
  const seenBy = (eye) => game.sight(eye) + game.story(eye, 0) + game.account(eye);
  return game.position() + eyes.map(seenBy).join('');
}

/** The game of a golden record, by the name of its file. */
const gameOf = (name) => [...engines.keys()].find((game) => name.startsWith(`${game}-`));

const golden = join(root, 'crates/shelf/tests/golden');
for (const [name, expected] of Object.entries(native.golden)) {
  // A record has the fingerprint of every position: playing it again compares them all.
  test(`plays again move by move, and shows the same to everybody: ${name}`, () => {
    const record = readFileSync(join(golden, name), 'utf8');
    const game = engineFor(gameOf(name)).replay(record);
    assert.equal(game.record(), record);
    assert.equal(digest(seen(game)), expected);
    game.free();
  });
}

test('every golden game is among them', () => {
  const records = readdirSync(golden).filter((name) => name.endsWith('.rec'));
  assert.deepEqual(Object.keys(native.golden), records.sort());
});

test('a record that was changed is refused', () => {
  const [name] = Object.keys(native.golden);
  const lines = readFileSync(join(golden, name), 'utf8').split('\n');
  lines.splice(-4, 1);
  assert.throws(
    () => engineFor(gameOf(name)).replay(lines.join('\n')),
    (why) => JSON.parse(why).code === 'bad-request',
  );
});

for (const { game: id, bots, moves } of native.contests) {
  test(`bots decide as they do in the program: ${id}, ${bots}`, () => {
    const game = engineFor(id).begin(id, JSON.stringify({ players: bots.length, seed: 7 }));
    bots.forEach((bot, index) => game.seatBot(index + 1, bot, 7, 1000));
    for (const expected of moves) {
      const [seat] = game.toAct();
      const text = game.think(seat);
      assert.equal(`${seat}: ${text}`, expected);
      game.play(seat, text);
    }
    game.free();
  });
}

for (const { asked, answer } of native.studies) {
  test(`a study is answered as the server does: ${asked.game}`, () => {
    assert.equal(digest(engineFor(asked.game).study(JSON.stringify(asked))), answer);
  });
}

for (const { game, players, told } of native.chance) {
  test(`chance falls as it does in the program: ${game}`, () => {
    assert.deepEqual(JSON.parse(engineFor(game).simulate(game, players, 50, 5)), told);
  });
}

test('an expert thinks by the clock', () => {
  const game = engineFor('momiji').begin('momiji', JSON.stringify({ players: 2, seed: 3 }));
  const [seat] = game.toAct();
  game.seatBot(seat, 'expert', 1, 100);
  assert.equal(game.why(seat, game.think(seat)), 'null');
});

test('what is asked wrongly is refused with what there is', () => {
  assert.throws(
    () => engineFor('momiji').simulate('chess', 2, 1, 1),
    (why) => JSON.parse(why).code === 'bad-setup' && why.includes('momiji'),
  );
  const game = engineFor('deja-vu').begin('deja-vu', JSON.stringify({ players: 2, seed: 3 }));
  assert.throws(
    () => game.seatBot(1, 'grandmaster', 1, 1),
    (why) => JSON.parse(why).code === 'bad-request' && why.includes('skilled'),
  );
  assert.equal(JSON.parse(game.why(1, 'fly')).code, 'illegal-move');
});
