/**
 * The connection of a table that nobody keeps. The table page sees what it always sees; behind it the whole game goes to
 * whoever plays studies, and comes back as it stands: the engine in this browser or the server, which answer alike.
 */
import { ask } from '../api/http';
import { either } from '../engine/either';
import { askEngine } from '../engine/engine';
import type { Counted, News, Problem, Sight, Studied, Study, Table, ToldMove } from '../protocol';
import { Connection, type Arrival } from '../table/connection.svelte';
import { forget } from '../table/memory';

/** Plays a study. What is not legal is refused with a `Refusal`. */
export type Studies = (study: Study) => Promise<Studied>;

export const byAnyone: Studies = (study) =>
  either(
    study.game,
    () => askEngine<Studied>(study.game, 'study', JSON.stringify(study)),
    () => ask<Studied>('POST', '/api/studies', study),
  );

/** What the one who sits at the table does, for whoever leads the study. */
export interface Leader {
  choose(move: string): void;
  takeBack(): void;
  account(): Promise<Counted>;
  /** Why a move can't be made; nothing if it can. */
  why(move: string): Promise<Problem | null>;
}

export class StudyLine extends Connection {
  /** Whether something was asked and not answered yet. */
  asking = $state(false);
  readonly #leader: Leader;
  readonly #arrived: (what: Arrival) => void;

  constructor(table: Table, leader: Leader, arrived: (what: Arrival) => void) {
    const nowhere = () => {
      throw new Error('a study has no socket');
    };
    super({
      open: nowhere,
      probe: () => Promise.resolve(null),
      account: () => leader.account(),
      arrived,
      refused: () => undefined,
    });
    this.#leader = leader;
    this.#arrived = arrived;
    this.table = table;
    this.link = 'open';
    this.here = table.seats.map(({ number }) => number);
  }

  override get busy(): boolean {
    return this.asking;
  }

  override start(): () => void {
    return () => undefined;
  }

  override choose(move: string): void {
    if (!this.asking) this.#leader.choose(move);
  }

  override undo(): void {
    if (!this.asking) this.#leader.takeBack();
  }

  override why(move: string): Promise<Problem | null> {
    return this.#leader.why(move);
  }

  /** Shows how the study stands, all at once. */
  whole(steps: ToldMove[], sight: Sight): void {
    this.history = told(steps, sight);
    this.sight = sight;
    this.#arrived({ steps: [], sight, whole: true });
  }

  /** Shows what has happened since, one step after another. */
  further(steps: ToldMove[], sights: Sight[], sight: Sight): void {
    this.history = forget([...this.history, ...news(steps)], sight);
    this.sight = sight;
    // What is too long ago is not told; what is told are the last moves.
    const seen = sights.slice(-steps.length);
    steps.forEach((step, index) => {
      const last = index === steps.length - 1;
      this.#arrived({ steps: [step], sight: last ? sight : (seen[index] ?? sight), whole: false });
    });
    if (steps.length === 0) this.#arrived({ steps, sight, whole: false });
  }

  /** What may be done now has changed, and nothing else. */
  again(sight: Sight): void {
    this.sight = sight;
    this.#arrived({ steps: [], sight, whole: false });
  }
}

const news = (steps: ToldMove[]): News[] =>
  steps.map((step) => ({ kind: 'moved', at: Date.now(), step }));

const told = (steps: ToldMove[], sight: Sight): News[] => forget(news(steps), sight);
