/**
 * Leads somebody through a lesson: knows which step it is, what it asks for, and whether a move was meant by it. What
 * is legal, what happens, and why something can't be done is the engine's to say: every move goes through a study.
 */
import { problemOf } from '../api';
import type { Counted, Problem, Studied, Study } from '../protocol';
import { t } from '../words/index.svelte';
import { along, bare, kindOf, mistake, moverOf, wayOf } from './lesson';
import type { Chapter, Kind, Lesson, Step } from './lesson';
import { begunOf, keepBegun, keepDone, type Stop } from './progress.svelte';
import type { Studies } from './study-line.svelte';
import { seatsOf } from './table';

/** What the teacher shows, and where. */
export interface Stage {
  /** Everything at once: another position. */
  whole(studied: Studied): void;
  /** What has happened since. */
  further(studied: Studied): void;
  /** What may be done has changed. */
  again(): void;
  busy(now: boolean): void;
  failed(problem: Problem): void;
}

/**
 * What is said about what the person has just done:
 * - `astray`: a legal move that misses the aim, which has to be taken back.
 * - `refused`: something that can't be done, and why.
 * - `other`: not the right piece or number; try again.
 */
export type Answer =
  | { kind: 'astray'; text: string }
  | { kind: 'refused'; text: string; rule: string | null }
  | { kind: 'other'; text: string };

/** How the lesson stands: at a step, before a jump in time, or at its end. */
type Mood = 'step' | 'leap' | 'end';

export class Teacher {
  readonly lesson: Lesson;
  readonly #studies: Studies;
  readonly #stage: Stage;
  #stops = $state.raw<Stop[]>([]);
  #moves = $state.raw<string[][]>([]);
  #shown: Studied | null = null;

  mood = $state<Mood>('step');
  /** What is said of the step that was done last. */
  after = $state.raw<string | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** How many hints were asked for: a nudge, the piece, the move. */
  hints = $state(0);
  tapped = $state.raw<string[]>([]);
  /** Numbers that were guessed and are not it. */
  guessed = $state.raw<number[]>([]);

  constructor(lesson: Lesson, studies: Studies, stage: Stage) {
    this.lesson = lesson;
    this.#studies = studies;
    this.#stage = stage;
  }

  get stop(): Stop {
    return this.#stops.at(-1) ?? { chapter: 0, step: 0, moves: 0 };
  }

  get chapter(): Chapter {
    const chapter = this.lesson.chapters[this.stop.chapter];
    if (!chapter) throw new Error(`${this.lesson.id} has no chapter ${this.stop.chapter}`);
    return chapter;
  }

  get step(): Step {
    const step = this.chapter.steps[this.stop.step];
    if (!step) throw new Error(`${this.lesson.id} has no step ${this.stop.step}`);
    return step;
  }

  get kind(): Kind {
    return kindOf(this.step);
  }

  /** All steps of the lesson, and which of them this is, counted from one. */
  get count(): { of: number; now: number } {
    const steps = this.lesson.chapters.map(({ steps }) => steps.length);
    const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
    return { of: sum(steps), now: sum(steps.slice(0, this.stop.chapter)) + this.stop.step + 1 };
  }

  get isStray(): boolean {
    return this.answer?.kind === 'astray';
  }

  /** The moves of the chapter so far, and those of them that belong to this step. */
  get moves(): string[] {
    return this.#moves[this.stop.chapter] ?? [];
  }

  get own(): string[] {
    return this.moves.slice(this.stop.moves);
  }

  /** How many moves of the chapter nobody is told of. */
  get #before(): number {
    return this.chapter.played?.length ?? 0;
  }

  /** Which turn of the person in the free game it is, counted from one. */
  get turns(): number {
    const mine = this.own.map((move) => moverOf(move) === this.lesson.you);
    const begun = mine.filter((own, at) => own && mine[at - 1] !== true).length;
    return mine.at(-1) === true ? begun : begun + 1;
  }

  get mayGoBack(): boolean {
    return this.#stops.length > 1;
  }

  /** Whether anything of the step can be done again. */
  get mayRepeat(): boolean {
    return this.own.length > 0 || this.tapped.length > 0 || this.guessed.length > 0;
  }

  /** Whether the way to the free game is known from here. */
  get maySkip(): boolean {
    const ahead = this.#ahead();
    return ahead !== null && ahead.length > 0;
  }

  /** Begins, or goes on where somebody was. */
  async begin(): Promise<void> {
    const steps = this.lesson.chapters.map((chapter) => chapter.steps.length);
    const begun = begunOf(this.lesson.id, steps);
    if (begun) {
      this.#stops = begun.stops;
      this.#moves = begun.moves;
      // The game may have changed since: then what was played does not fit any more.
      if (await this.#rest(true)) return;
    }
    await this.anew();
  }

  async anew(): Promise<void> {
    this.#stops = [];
    this.#moves = [];
    this.#open(0);
    await this.#rest();
  }

  /** To the beginning of the step before. */
  async back(): Promise<void> {
    if (this.mayGoBack) this.#stops = this.#stops.slice(0, -1);
    await this.#rest();
  }

  /** To the beginning of this step. */
  async repeat(): Promise<void> {
    await this.#rest();
  }

  /** Plays on to the free game. */
  async skip(): Promise<void> {
    const ahead = this.#ahead();
    const last = ahead?.at(-1);
    if (!ahead || !last) return;
    const chapter = last.stop.chapter;
    const { played = [] } = this.lesson.chapters[chapter] ?? this.chapter;
    let moves = chapter === this.stop.chapter ? this.moves.slice(0, this.stop.moves) : played;
    for (const { stop, step } of ahead.slice(0, -1)) {
      if (stop.chapter !== chapter) continue;
      moves = [...moves, ...this.#mine(wayOf(step) ?? [])];
      if (Array.isArray(step.opponent)) moves = [...moves, ...step.opponent];
      else if (step.opponent) {
        const answered = await this.#ask({
          ...this.#study(chapter, moves),
          bots: this.#bots(step),
        });
        if (!answered) return;
        moves = answered.moves;
      }
    }
    this.#moves = [...this.lesson.chapters.keys()].map((at) =>
      at === chapter ? moves : (this.#moves[at] ?? []),
    );
    this.#stops = [...this.#stops, { ...last.stop, moves: moves.length }];
    await this.#rest();
  }

  hint(): void {
    this.hints = Math.min(this.step.hints.length, this.hints + 1);
  }

  /** How the points are counted now, as far as the person may know. */
  async account(): Promise<Counted> {
    const { account } = await this.#studies({ ...this.#study(), account: true });
    return account ?? { moves: 0, seats: [], gains: {} };
  }

  /** The person makes a move at the table. */
  async choose(move: string): Promise<void> {
    if (this.mood !== 'step' || this.isStray) return;
    const { step, kind } = this;
    const before = this.own;
    this.answer = null;
    const asked = { ...this.#study(), told: this.moves.length, each: true };
    asked.moves = [...this.moves, ...this.#mine([move])];
    if (kind === 'goal') asked.goals = [step.goal ?? []].flat();
    if (kind === 'free') asked.bots = this.#bots(step);
    const studied = await this.#ask(asked, (problem) => this.#refuse(problem, before, move));
    if (!studied) return;
    this.#put(studied.moves);
    this.#shown = studied;
    const verdict = this.#judge(studied, before, move);
    if (verdict === 'astray') this.answer = this.#astray(before, move);
    this.#stage.further(studied);
    this.#keep();
    if (verdict === 'done') await this.#complete();
  }

  /** Takes the last move of the person back. */
  async takeBack(): Promise<void> {
    const last = this.moves.findLastIndex((move) => moverOf(move) === this.lesson.you);
    if (last < this.stop.moves) return;
    this.#put(this.moves.slice(0, last));
    await this.#show();
    this.#keep();
  }

  /** The person presses a piece that the words may be about; `label` is what it is called. */
  async tap(names: string[], label: string): Promise<void> {
    const { step } = this;
    const found = names.find((name) => step.tap?.includes(name));
    if (found === undefined) {
      this.answer = { kind: 'other', text: t('learn-other-piece', { piece: label }) };
      return;
    }
    this.answer = null;
    if (!this.tapped.includes(found)) this.tapped = [...this.tapped, found];
    if (step.tap?.every((name) => this.tapped.includes(name))) await this.#complete();
  }

  async guess(number: number): Promise<void> {
    const { guess } = this.step;
    if (!guess) return;
    if (number === guess.right) {
      this.answer = null;
      await this.#complete();
    } else {
      this.guessed = [...this.guessed, number];
      this.answer = { kind: 'other', text: t(guess['say-wrong']) };
    }
  }

  /** The person tries a move that can't be made: the engine says why. */
  async attempt(move: string): Promise<void> {
    const { step } = this;
    const asked = { ...this.#study(), moves: [...this.moves, ...this.#mine([move])] };
    let problem: Problem | null = null;
    await this.#ask(asked, (refused) => (problem = refused));
    if (problem === null) return;
    const { rule } = problem as Problem;
    this.#refuse(problem, this.own, move);
    if (rule === step.try?.rule) await this.#complete(this.answer);
  }

  /** Why a move can't be made now; nothing if it can. Nothing comes of asking. */
  async why(move: string): Promise<Problem | null> {
    const moves = [...this.moves, ...this.#mine([move])];
    try {
      await this.#studies({ ...this.#study(), moves });
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  /** Goes on after a jump in time. */
  async leap(): Promise<void> {
    const { chapter } = this.stop;
    this.#open(chapter + 1);
    await this.#rest();
  }

  /** Which moves can be tried now: none while others have to be made first. */
  get tries(): string[] {
    const { moves = [], after = [] } = this.step.try ?? {};
    return this.own.length === after.length ? moves : [];
  }

  #judge(studied: Studied, before: string[], move: string): 'on' | 'done' | 'astray' {
    const { step, kind } = this;
    const own = [...before, move];
    if (kind === 'free') return studied.sight.tally === null ? 'on' : 'done';
    if (kind === 'goal') {
      if (studied.reached) return 'done';
      return studied.sight.to_act.includes(this.lesson.you) ? 'on' : 'astray';
    }
    if (kind === 'try') return along([step.try?.after ?? []], own) === 'off' ? 'astray' : 'on';
    const fits = along(step.accept ?? [], own);
    return fits === 'off' ? 'astray' : fits;
  }

  #astray(before: string[], move: string): Answer {
    const wrong = mistake(this.step, before.map(bare), move);
    const general = this.kind === 'goal' ? 'learn-astray-goal' : 'learn-astray';
    return { kind: 'astray', text: t(wrong?.say ?? general) };
  }

  #refuse(problem: Problem, before: string[], move: string): void {
    const wrong = mistake(this.step, before.map(bare), move);
    const [reason = problem.message] = problem.details ?? [];
    const text = wrong ? `${reason} ${t(wrong.say)}` : reason;
    this.answer = { kind: 'refused', text, rule: problem.rule ?? null };
  }

  /** The step is done: the others answer, and the next one begins. */
  async #complete(answer: Answer | null = null): Promise<void> {
    const { step } = this;
    if (this.kind === 'try') this.#put(this.moves.slice(0, this.stop.moves));
    if (step.opponent) {
      const { opponent } = step;
      const scripted = Array.isArray(opponent) ? opponent : [];
      const asked = { ...this.#study(), told: this.moves.length, each: true };
      asked.moves = [...this.moves, ...scripted];
      if (!Array.isArray(opponent)) asked.bots = this.#bots(step);
      const studied = await this.#ask(asked);
      if (!studied) return;
      this.#put(studied.moves);
      this.#shown = studied;
      this.#stage.further(studied);
    }
    const { chapter, step: at } = this.stop;
    this.after = step.after ?? null;
    if (at + 1 < this.chapter.steps.length) {
      this.#stops = [...this.#stops, { chapter, step: at + 1, moves: this.moves.length }];
      this.#fresh();
      // Why something can't be done is still to be read.
      this.answer = answer;
      if (kindOf(step) === 'try') await this.#show();
      else if (this.kind === 'free') await this.#answered();
      else this.#stage.again();
      this.#keep();
    } else if (chapter + 1 < this.lesson.chapters.length) {
      this.mood = 'leap';
      this.answer = answer;
      this.#stage.again();
    } else {
      this.mood = 'end';
      keepDone(this.lesson.id);
      this.#stage.again();
    }
  }

  /** The free game begins: the others move if it is their turn. */
  async #answered(): Promise<void> {
    const asked = { ...this.#study(), told: this.moves.length, each: true };
    const studied = await this.#ask({ ...asked, bots: this.#bots(this.step) });
    if (!studied) return;
    this.#put(studied.moves);
    this.#shown = studied;
    this.#stage.further(studied);
  }

  /** Shows the beginning of the step; says whether that was possible. */
  async #rest(resumed = false): Promise<boolean> {
    this.mood = 'step';
    this.after = null;
    this.answer = null;
    // Whoever comes back in the middle of a free game goes on there.
    const stays = resumed && this.kind === 'free';
    if (!stays) this.#put(this.moves.slice(0, this.stop.moves));
    this.#fresh();
    const shown = await this.#show();
    if (shown) this.#keep();
    if (shown && this.#shown?.sight.tally) await this.#complete();
    return shown;
  }

  async #show(): Promise<boolean> {
    const bots = this.kind === 'free' ? this.#bots(this.step) : {};
    const studied = await this.#ask({ ...this.#study(), told: this.#before, bots });
    if (!studied) return false;
    this.answer = this.isStray ? null : this.answer;
    this.#shown = studied;
    this.#put(studied.moves);
    this.#stage.whole(studied);
    return true;
  }

  /** At the first step of a chapter, with whatever was played before it. */
  #open(chapter: number): void {
    const { played = [] } = this.lesson.chapters[chapter] ?? this.chapter;
    this.#stops = [...this.#stops, { chapter, step: 0, moves: played.length }];
    this.#put(played);
  }

  #fresh(): void {
    this.answer = null;
    this.hints = 0;
    this.tapped = [];
    this.guessed = [];
  }

  #keep(): void {
    if (this.mood === 'step') keepBegun(this.lesson.id, { stops: this.#stops, moves: this.#moves });
  }

  #put(moves: string[]): void {
    const { chapter } = this.stop;
    const all = [...this.lesson.chapters.keys()].map((at) => this.#moves[at] ?? []);
    this.#moves = all.map((old, at) => (at === chapter ? moves : old));
  }

  #mine(moves: string[]): string[] {
    return moves.map((move) => `${this.lesson.you}: ${bare(move)}`);
  }

  #study(chapter = this.stop.chapter, moves = this.moves): Study {
    const { game, you, chapters } = this.lesson;
    const { setup } = chapters[chapter] ?? this.chapter;
    return { game, beginning: setup, moves, seat: you };
  }

  /** All seats but the person's. */
  #bots(step: Step): NonNullable<Study['bots']> {
    const level = step.free?.bot ?? (Array.isArray(step.opponent) ? undefined : step.opponent?.bot);
    if (!level) return {};
    const setup = this.chapter.setup;
    const players = 'players' in setup ? setup.players : seatsOf(setup.position);
    const seats = Array.from({ length: players }, (_, index) => index + 1);
    const others = seats.filter((seat) => seat !== this.lesson.you);
    return Object.fromEntries(others.map((seat) => [seat, level]));
  }

  /** The steps from here to the free game; nothing if there is none, or the way is not known. */
  #ahead(): { stop: Stop; step: Step }[] | null {
    const all = this.lesson.chapters.flatMap(({ steps }, chapter) =>
      steps.map((step, at) => ({ stop: { chapter, step: at, moves: 0 }, step })),
    );
    const ahead = all.slice(this.count.now - 1);
    const free = ahead.findIndex(({ step }) => kindOf(step) === 'free');
    if (free <= 0) return null;
    const way = ahead.slice(0, free + 1);
    const chapter = way.at(-1)?.stop.chapter;
    const needed = way.slice(0, -1).filter(({ stop }) => stop.chapter === chapter);
    return needed.every(({ step }) => wayOf(step) !== null) ? way : null;
  }

  async #ask(study: Study, refused?: (problem: Problem) => void): Promise<Studied | null> {
    this.#stage.busy(true);
    try {
      return await this.#studies(study);
    } catch (error) {
      const problem = problemOf(error);
      if (refused && problem.rule !== undefined) refused(problem);
      else this.#stage.failed(problem);
      return null;
    } finally {
      this.#stage.busy(false);
    }
  }
}
