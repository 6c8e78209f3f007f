import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Message, Problem, Request, Sight, Table } from '../protocol';
import { Connection, tellOn, type Arrival } from './connection.svelte';

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Request[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Request);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
  hears(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  asked(type: Request['type']): Request[] {
    return this.sent.filter((request) => request.type === type);
  }
}

const table = { id: 't', game: 'momiji', stage: 'running', seats: [] } as unknown as Table;
const sight = (moves: number, horizon = 0): Sight =>
  ({
    moves,
    horizon,
    to_act: [1],
    prompt: '',
    view: {},
    choices: [],
    undo: false,
    tally: null,
  }) as never;
const step = (seat: number) => ({ seat, told: [{ say: 'x' }], events: [] });
const whole = (version: number, moves = 0): Message => ({
  type: 'table',
  version,
  table,
  sight: sight(moves),
  history: [],
});

let arrivals: Arrival[];
let refusals: Problem[];
let reason: Problem | null;
let connection: Connection;
/** Who looks, and who they turn out to be when the server is asked. */
let who: string;
let whoNow: string;
let stop: () => void;
const socket = () => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  [arrivals, refusals, reason] = [[], [], null];
  who = whoNow = 'ann';
  connection = new Connection({
    open: () => new FakeSocket() as unknown as WebSocket,
    who: () => who,
    account: () => Promise.reject(new Error('nobody asks')),
    probe: () => {
      who = whoNow;
      return Promise.resolve(reason);
    },
    arrived: (what) => arrivals.push(what),
    refused: (problem) => refusals.push(problem),
  });
  stop = connection.start();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(version = 4) {
  socket().opens();
  socket().hears(whole(version));
}

test('says hello, then knows the table', () => {
  connected();
  expect(socket().sent[0]).toEqual({ type: 'hello', protocol: 1 });
  expect(connection.link).toBe('open');
  expect(connection.sight?.moves).toBe(0);
  expect(arrivals).toMatchObject([{ whole: true, steps: [] }]);
});

test('a move is busy until it is done', () => {
  connected();
  connection.choose('take red');
  const [move] = socket().asked('move');
  expect(move).toMatchObject({ move: 'take red', after: 0 });
  expect(connection.busy).toBe(true);
  connection.choose('take green');
  expect(socket().asked('move')).toHaveLength(1);
  socket().hears({ type: 'done', id: (move as { id: string }).id, version: 5 });
  expect(connection.busy).toBe(false);
});

test('a move without an answer is sent again under the same name', async () => {
  connected(4);
  connection.choose('take red');
  const [first] = socket().asked('move');
  socket().breaks();
  expect(connection.link).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().opens();
  expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, version: 4 }]);
  socket().hears({ type: 'news', version: 4, news: [] });
  expect(connection.link).toBe('open');
  expect(socket().asked('move')).toEqual([first]);
});

test('what is chosen while the link is lost is sent when it is back', async () => {
  connected();
  socket().breaks();
  connection.choose('take red');
  expect(connection.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  connected(4);
  expect(socket().asked('move')).toHaveLength(1);
});

test('what was missed comes as steps, in order', async () => {
  connected();
  socket().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  socket().opens();
  const news = [1, 2].map((seat) => ({ kind: 'moved' as const, at: 0, step: step(seat) }));
  socket().hears({ type: 'news', version: 6, news, sight: sight(2) });
  expect(arrivals.at(-1)).toMatchObject({ whole: false, steps: [step(1), step(2)] });
  expect(connection.history).toHaveLength(2);
});

test('a gap that can’t be told is everything at once', async () => {
  connected();
  socket().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  socket().opens();
  socket().hears(whole(90, 40));
  expect(arrivals.at(-1)?.whole).toBe(true);
  expect(connection.sight?.moves).toBe(40);
});

test('what is refused is told, and something else can be chosen', () => {
  connected();
  connection.choose('take red');
  const [move] = socket().asked('move');
  const problem: Problem = { code: 'illegal-move', message: 'no' };
  socket().hears({ type: 'refused', id: (move as { id: string }).id, problem });
  expect(refusals).toEqual([problem]);
  expect(connection.busy).toBe(false);
});

const flood: Problem = { code: 'too-many', message: 'wait' };

test.each([true, false])(
  'what was too much at once is asked again, under the same name (which is said: %s)',
  async (named) => {
    connected();
    connection.choose('take red');
    const [first] = socket().asked('move') as { id: string }[];
    const refuse = () =>
      socket().hears({ type: 'refused', id: named ? (first?.id ?? '') : null, problem: flood });
    refuse();
    expect(refusals).toEqual([flood]);
    expect(connection.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    // Several refusals are one reason to ask again.
    refuse();
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket().asked('move')).toEqual([first, first]);
    socket().hears({ type: 'done', id: first?.id ?? '', version: 5 });
    expect(connection.busy).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(socket().asked('move')).toHaveLength(2);
  },
);

test('a question is answered in the end, be it too much at once or the link lost', async () => {
  connected();
  const answers: (Problem | null)[] = [];
  const ask = (move: string) => void connection.why(move).then((problem) => answers.push(problem));
  ask('take red');
  const [first] = socket().asked('why') as { id: string }[];
  socket().hears({ type: 'refused', id: first?.id ?? '', problem: flood });
  await vi.advanceTimersByTimeAsync(1000);
  expect(socket().asked('why')).toEqual([first, first]);
  socket().breaks();
  ask('take green');
  await vi.advanceTimersByTimeAsync(1000);
  connected();
  const asked = socket().asked('why') as { id: string; move: string }[];
  expect(asked.map(({ move }) => move)).toEqual(['take red', 'take green']);
  const no: Problem = { code: 'illegal-move', message: 'no' };
  const [red, green] = asked;
  socket().hears({ type: 'why', id: red?.id ?? '', problem: no });
  // What can't be answered is refused.
  const unread: Problem = { code: 'bad-message', message: 'what?' };
  socket().hears({ type: 'refused', id: green?.id ?? '', problem: unread });
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toEqual([no, unread]);
  ask('take brown');
  ask('take orange');
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toEqual([no, unread, null, null]);
});

test('a question to a table that is gone is answered with that', async () => {
  connected();
  const answer = connection.why('take red');
  reason = { code: 'no-such-table', message: 'no such table' };
  socket().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  socket().breaks();
  expect(await answer).toEqual(reason);
});

test('a table that is not there is the end', async () => {
  reason = { code: 'no-such-table', message: 'no such table' };
  socket().breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.link).toBe('refused');
  expect(connection.problem).toEqual(reason);
  expect(FakeSocket.all.length).toBeLessThan(3);
});

test('waits longer from one failure to the next, and not at all when asked', async () => {
  connected();
  socket().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  socket().breaks();
  await vi.advanceTimersByTimeAsync(550);
  expect(FakeSocket.all).toHaveLength(2);
  connection.retryNow();
  expect(FakeSocket.all).toHaveLength(3);
});

test('a server that says nothing is given up', async () => {
  connected();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(socket().asked('ping')).toHaveLength(1);
  socket().hears({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(connection.link).toBe('open');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.link).toBe('lost');
});

test('a server that stops is come back to', async () => {
  connected();
  socket().hears({ type: 'reconnect', problem: { code: 'stopping', message: 'wait' } });
  expect(connection.link).toBe('lost');
  expect(connection.problem?.message).toBe('wait');
  await vi.advanceTimersByTimeAsync(1000);
  connected();
  expect(connection.link).toBe('open');
  expect(connection.problem).toBeNull();
});

test('a move that is taken back is not told any more', () => {
  const moved = (seat: number) => ({ kind: 'moved' as const, at: 0, step: step(seat) });
  const said = { kind: 'said' as const, at: 0, name: 'A', seat: 1, text: 'hi' };
  const history = [moved(1), moved(2), said];
  expect(tellOn(history, { kind: 'undone', seat: 1 })).toEqual([moved(2), said]);
});

test('what is too long ago is forgotten as play goes on, and comes back at the end', () => {
  connected();
  const moved = (seat: number) => ({ kind: 'moved' as const, at: 0, step: step(seat) });
  const said = { kind: 'said' as const, at: 0, name: 'A', seat: 1, text: 'hi' };
  const hears = (version: number, seat: number, moves: number, horizon: number) =>
    socket().hears({ type: 'news', version, news: [moved(seat)], sight: sight(moves, horizon) });
  hears(5, 1, 1, 0);
  socket().hears({ type: 'news', version: 6, news: [said] });
  hears(7, 2, 2, 0);
  expect(connection.history).toEqual([moved(1), said, moved(2)]);
  hears(8, 1, 3, 2);
  expect(connection.history).toEqual([said, moved(1)]);
  const history = [moved(1), said, moved(2), moved(1), moved(2)];
  const news = [moved(2)];
  socket().hears({ type: 'news', version: 9, news, sight: sight(4), history });
  expect(connection.history).toEqual(history);
  expect(arrivals.at(-1)).toMatchObject({ whole: false, steps: [step(2)] });
});

test('the socket is opened when the server knows who comes, and not before', async () => {
  stop();
  const before = FakeSocket.all.length;
  let fails = () => {};
  let works = () => {};
  const meetings = [
    new Promise<void>((_, reject) => (fails = () => reject(new Error('no way')))),
    new Promise<void>((resolve) => (works = resolve)),
  ];
  const meet = vi.fn(() => meetings.shift() ?? null);
  const later = new Connection({ ...connection.outside, meet });
  const end = later.start();
  expect(FakeSocket.all).toHaveLength(before);
  fails();
  await vi.waitFor(() => expect(meet).toHaveBeenCalledTimes(2));
  expect(FakeSocket.all).toHaveLength(before);
  works();
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(before + 1));
  end();
});

test('whose key was taken away in the middle is somebody else, and sees what they see', async () => {
  connected();
  whoNow = 'guest';
  socket().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  // The server does not let the socket open; asked plainly, it says who we are by now.
  socket().breaks();
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(3);
  socket().opens();
  expect(socket().sent[0]).toEqual({ type: 'hello', protocol: 1 });
});

test('a socket that is lost and opens again asks nothing, and goes on where it was', async () => {
  connected();
  whoNow = 'guest';
  socket().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  socket().opens();
  expect(socket().sent[0]).toEqual({ type: 'hello', protocol: 1, version: 4 });
  expect(who).toBe('ann');
});

test('a wish that is refused because nobody is known here is a reason to ask', async () => {
  connected();
  whoNow = 'guest';
  connection.say('hello');
  const [wish] = socket().asked('say');
  const problem: Problem = { code: 'unknown-person', message: 'who?' };
  socket().hears({ type: 'refused', id: (wish as { id: string }).id, problem });
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(2);
});
