/**
 * The socket to one table. It says hello with the last version that it has seen, so that a lost
 * connection costs nothing but time: what was missed comes as news, and whatever was asked and not
 * answered yet is asked again under the same name, which the server takes once only.
 */
import {
  type Counted,
  VERSION,
  type Hint,
  type HintSize,
  type Message,
  type News,
  type Offer,
  type Problem,
  type Request,
  type Sight,
  type ToldMove,
  type Table,
} from '../protocol';
import { forget } from './memory';

/** A request that is answered by `done`, `hint` or `refused`. */
export type Wish = Exclude<Extract<Request, { id: string }>, { type: 'why' }>;

type Question = Extract<Request, { type: 'why' }>;

/** What has just come: steps, and how it looks after them. */
export interface Arrival {
  steps: ToldMove[];
  sight: Sight | null;
  /** Whether it is everything at once rather than news. */
  whole: boolean;
}

/** What a connection needs from outside; tests bring their own. */
export interface Outside {
  /** What has to be waited for before the socket is opened: that the server knows who comes. */
  meet?(): Promise<unknown> | null;
  /** Who looks, as far as is known: a table is shown to each in their own way. */
  who?(): string | null;
  open(): WebSocket;
  /** Asks over HTTP what keeps the socket from opening; nothing if it is the way only. */
  probe(): Promise<Problem | null>;
  /** How the points are counted now, as far as whoever looks may know. */
  account(): Promise<Counted>;
  arrived(what: Arrival): void;
  refused(problem: Problem): void;
}

/** How often we ask whether the server is there, and how long it may take to answer. */
const PING_EVERY = 15_000;
const ANSWER_WITHIN = 8_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** When something is asked again that was too much at once. */
const TOO_MUCH_WAIT = 1_000;

/** A name that is used once. `randomUUID` is missing on pages without https. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  /** `refused` is the end: trying again would not help. */
  link = $state<'connecting' | 'open' | 'lost' | 'refused'>('connecting');
  table = $state.raw<Table | null>(null);
  sight = $state.raw<Sight | null>(null);
  history = $state.raw<News[]>([]);
  /** The seats whose people are connected. */
  here = $state.raw<number[]>([]);
  /** What was asked and not answered yet, oldest first. */
  wishes = $state.raw<Wish[]>([]);
  /** What the coach said last. */
  hint = $state.raw<Hint | null>(null);
  /** Why the link is lost or refused, if the server said it. */
  problem = $state.raw<Problem | null>(null);

  #socket: WebSocket | null = null;
  #version: number | undefined;
  #failures = 0;
  #stopped = false;
  #meeting = false;
  #asking = false;
  /** Whom the last socket was opened for. */
  #greeted: string | null = null;
  /** Whether the server has said anything on the socket. */
  #heard = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** What was asked and not answered yet. */
  #questions: { request: Question; answer(problem: Problem | null): void }[] = [];

  constructor(readonly outside: Outside) {}

  /** Whether a move is under way: nothing else can be chosen meanwhile. */
  get busy(): boolean {
    return this.wishes.some((wish) => wish.type === 'move' || wish.type === 'undo');
  }

  /** Connects, and keeps connected until the function that it gives back is called. */
  start(): () => void {
    const online = () => this.#now();
    const offline = () => this.#lose();
    const looks = () => {
      this.#look();
      if (document.visibilityState === 'visible') this.#now();
    };
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    document.addEventListener('visibilitychange', looks);
    this.#connect();
    return () => {
      this.#stopped = true;
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', looks);
      this.#drop();
      this.#answerAll(null);
    };
  }

  choose(move: string): void {
    if (this.busy || !this.sight) return;
    const wish: Wish = { type: 'move', id: newName(), move };
    // Where several act at once, somebody else's move is no reason to refuse ours.
    if (this.sight.to_act.length === 1) wish.after = this.sight.moves;
    this.#wish(wish);
  }

  /** Asks the coach about the decision that one has to make. */
  wonder(size: HintSize): void {
    if (!this.wishes.some(({ type }) => type === 'hint'))
      this.#wish({ type: 'hint', id: newName(), size });
  }

  /** Why a move can't be made now; nothing if it can. What is asked while the link is lost is answered when it is back. */
  why(move: string): Promise<Problem | null> {
    const request: Question = { type: 'why', id: newName(), move };
    return new Promise((answer) => {
      this.#questions.push({ request, answer });
      if (this.link === 'open') this.#send(request);
    });
  }

  undo(): void {
    if (!this.busy) this.#wish({ type: 'undo', id: newName() });
  }

  say(text: string): void {
    this.#wish({ type: 'say', id: newName(), text });
  }

  /** Takes one's own seat back from the bot that plays there. */
  back(): void {
    this.#wish({ type: 'back', id: newName() });
  }

  /** Proposes something to the others, or agrees to it. */
  offer(what: Offer): void {
    this.#wish({ type: 'offer', id: newName(), what });
  }

  decline(): void {
    this.#wish({ type: 'decline', id: newName() });
  }

  resume(): void {
    this.#wish({ type: 'resume', id: newName() });
  }

  resign(): void {
    this.#wish({ type: 'resign', id: newName() });
  }

  /** Tells the table that somebody is missed. */
  call(seat: number): void {
    this.#wish({ type: 'call', id: newName(), seat });
  }

  /** Lets a bot play for somebody who was missed long enough. */
  give(seat: number): void {
    this.#wish({ type: 'give', id: newName(), seat });
  }

  /** Greets the server anew: who looks here may be somebody else now. */
  greetAgain(): void {
    if (this.#stopped || this.link === 'refused') return;
    this.#drop();
    this.#version = undefined;
    this.link = 'connecting';
    this.#connect();
  }

  /** Tries again at once instead of waiting. */
  retryNow(): void {
    this.#now();
  }

  #wish(wish: Wish): void {
    this.wishes = [...this.wishes, wish];
    if (this.link === 'open') this.#send(wish);
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #connect(): void {
    if (this.#stopped || this.#socket || this.#meeting) return;
    const meeting = this.outside.meet?.() ?? null;
    if (meeting === null) return this.#open();
    this.#meeting = true;
    const met = (known: boolean) => {
      this.#meeting = false;
      if (this.#stopped || this.#socket) return;
      if (known) this.#open();
      else this.#lose();
    };
    meeting.then(
      () => met(true),
      () => met(false),
    );
  }

  #open(): void {
    const who = this.outside.who?.() ?? null;
    // What somebody else has seen does not help whoever looks now.
    if (who !== this.#greeted) this.#version = undefined;
    this.#greeted = who;
    this.#heard = false;
    const socket = this.outside.open();
    this.#socket = socket;
    // One that neither opens nor fails is given up as well.
    this.#expect();
    socket.onopen = () => {
      const hello: Request = { type: 'hello', protocol: VERSION };
      if (this.#version !== undefined) hello.version = this.#version;
      this.#send(hello);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard = true;
      this.#beat();
      this.#hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lose(): void {
    if (this.#stopped || this.link === 'refused') return;
    this.#drop();
    if (this.link === 'open' || this.#failures > 0) this.link = 'lost';
    this.#failures += 1;
    // The upgrade of a socket tells no reason; a plain question does.
    if (!this.#heard) void this.#ask();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const problem = await this.outside.probe();
    this.#asking = false;
    if (this.#stopped) return;
    if (problem) this.#end(problem);
    // The key that we came with was taken away: we are somebody else now, and see what they see.
    else if (this.#isSomebodyElse()) this.greetAgain();
  }

  #isSomebodyElse(): boolean {
    const who = this.outside.who?.() ?? null;
    return who !== null && who !== this.#greeted;
  }

  #end(problem: Problem): void {
    this.problem = problem;
    this.link = 'refused';
    this.#drop();
    this.#answerAll(problem);
  }

  /** The way may be free again. */
  #now(): void {
    if (this.link === 'open' || this.link === 'refused') return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** A sign of life came: the next one is asked for in a while. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#send({ type: 'ping' });
      this.#expect();
    }, PING_EVERY);
  }

  #expect(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#lose(), ANSWER_WITHIN);
  }

  #look(): void {
    if (this.link === 'open') {
      this.#send({ type: 'looking', now: document.visibilityState === 'visible' });
    }
  }

  /** The first answer to a hello: what was asked before is asked again. */
  #opened(): void {
    if (this.link === 'open') return;
    this.link = 'open';
    this.problem = null;
    this.#failures = 0;
    this.#look();
    this.#askAgain();
  }

  /** Asks for everything that has no answer. What was done before is not done again. */
  #askAgain(): void {
    for (const wish of this.wishes) this.#send(wish);
    for (const { request } of this.#questions) this.#send(request);
  }

  /** The server had no time for it: it says which, unless it could not read that. */
  #askLater(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#askAgain(), TOO_MUCH_WAIT);
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'table':
        this.#version = message.version;
        this.table = message.table;
        this.sight = message.sight;
        this.history = message.history;
        this.here = message.table.seats.filter((seat) => seat.here).map((seat) => seat.number);
        this.outside.arrived({ steps: [], sight: message.sight, whole: true });
        this.#opened();
        break;
      case 'news':
        this.#learn(message);
        this.#opened();
        break;
      case 'here':
        this.here = message.seats;
        break;
      case 'done':
        this.#settle(message.id);
        break;
      case 'hint':
        this.hint = message.hint;
        this.#settle(message.id);
        break;
      case 'why':
        this.#answer(message.id, message.problem ?? null);
        break;
      case 'refused':
        this.#refuse(message.id, message.problem);
        break;
      case 'reconnect':
        this.problem = message.problem;
        this.#lose();
        break;
      case 'pong':
        break;
    }
  }

  #learn(message: Extract<Message, { type: 'news' }>): void {
    this.#version = message.version;
    if (message.table) this.table = message.table;
    if (message.sight) this.sight = message.sight;
    const steps: ToldMove[] = [];
    for (const news of message.news) {
      this.history = tellOn(this.history, news);
      if (news.kind === 'moved') steps.push(news.step);
      // What follows may be another game than the one that it was about.
      else if (news.kind === 'undone') this.hint = null;
    }
    if (message.history) this.history = message.history;
    if (message.sight) this.history = forget(this.history, message.sight);
    if (message.sight) this.outside.arrived({ steps, sight: message.sight, whole: false });
  }

  #settle(id: string): void {
    this.wishes = this.wishes.filter((wish) => wish.id !== id);
  }

  #answer(id: string, problem: Problem | null): void {
    const answered = this.#questions.filter(({ request }) => request.id === id);
    this.#questions = this.#questions.filter(({ request }) => request.id !== id);
    for (const { answer } of answered) answer(problem);
  }

  #answerAll(problem: Problem | null): void {
    for (const { request } of this.#questions) this.#answer(request.id, problem);
  }

  #refuse(id: string | null, problem: Problem): void {
    if (problem.code === 'too-many') {
      if (this.link === 'open') this.#askLater();
    } else if (id !== null) {
      this.#settle(id);
      this.#answer(id, problem);
    } else if (this.link !== 'open') return this.#end(problem);
    if (problem.code === 'unknown-person') void this.#ask();
    this.outside.refused(problem);
  }
}

/** A history with one more piece of news. A move that is taken back is not told any more. */
export function tellOn(history: News[], news: News): News[] {
  if (news.kind === 'changed') return history;
  if (news.kind !== 'undone') return [...history, news];
  const last = history.findLastIndex(
    (past) => past.kind === 'moved' && past.step.seat === news.seat,
  );
  return history.filter((_, index) => index !== last);
}
