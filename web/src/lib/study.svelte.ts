// What is known of a puzzle while it is drawn: how many solutions, how hard, what its cells can be. Every change asks
// anew and ends what was asked before.

import { agree, explain, solve, unify, type Explanation, type SolveReport } from './api';
import { cellNumber } from './cells';
import { puzzleIn } from './draft';
import type { Session } from './session.svelte';
import type { Task } from './task.svelte';
import type { Agreed, EditInfo, Made } from './wire';

const PAUSE_MS = 300;
const SECONDS = 15;
/** More solutions than this are many. */
export const MANY = 1000;
/** Larger boards are rated by nobody who waits for it. */
const MOST_RATED = 400;

export class Study {
  verdict = $state.raw<SolveReport | null>(null);
  rating = $state.raw<Explanation | null>(null);
  agreed = $state.raw<Agreed | null>(null);
  /** What came of making it unique, if that did not work. */
  outlook = $state<Made['outlook'] | ''>('');
  /** The puzzle that all this is about. */
  #about = '';

  constructor(
    readonly session: Session,
    readonly info: EditInfo,
    readonly counting: Task,
    readonly comparing: Task,
    readonly unifying: Task,
  ) {}

  /** What is drawn now, as jobs name it. */
  get named() {
    return puzzleIn(this.session.position.progress);
  }

  get unique(): boolean {
    const { verdict } = this;
    return verdict?.verdict === 'solved' && verdict.solutions === 1 && verdict.exhausted;
  }

  get several(): boolean {
    return (this.verdict?.solutions ?? 0) > 1;
  }

  /** Asks about what is drawn, in a moment; returns how to think better of it. */
  ask(comparing: boolean): () => void {
    const { progress } = this.session.position;
    if (progress !== this.#about) {
      this.#about = progress;
      this.verdict = this.rating = this.agreed = null;
      this.outlook = '';
    }
    const soon = setTimeout(() => void this.#ask(comparing), PAUSE_MS);
    return () => clearTimeout(soon);
  }

  async #ask(comparing: boolean): Promise<void> {
    const { info, session, named: puzzle } = this;
    const about = this.#about;
    const fresh = <T>(found: T | undefined): found is T => found !== undefined && about === this.#about;
    if (!this.verdict) {
      const count = info.counts ? MANY : 1;
      const found = await this.counting.run((ears) => solve({ puzzle, count, seconds: SECONDS }, ears));
      if (!fresh(found)) return;
      this.verdict = found;
    }
    const rates = info.counts && this.unique && session.board.cells.length <= MOST_RATED;
    if (rates && !this.rating) {
      const found = await this.counting.run((ears) => explain({ puzzle, moves: [], seconds: SECONDS }, ears));
      if (!fresh(found)) return;
      this.rating = found;
    }
    if (comparing && info.counts && this.several && !this.agreed) {
      const found = await this.comparing.run((ears) => agree({ puzzle, seconds: SECONDS }, ears));
      if (fresh(found)) this.agreed = found;
    }
  }

  /** Adds what leaves one solution, as one deed; the seed is how much was drawn before, so that who undoes it and draws on
   * gets something else. */
  async unify(): Promise<boolean> {
    const { session, named: puzzle } = this;
    const about = session.position.progress;
    const found = await this.unifying.run((ears) => unify({ puzzle, seed: session.length, seconds: SECONDS }, ears));
    if (!found || about !== session.position.progress) return false;
    this.outlook = found.outlook === 'unique' ? '' : found.outlook;
    return session.play(found.edits);
  }

  /** The open cells with what they can be. */
  get candidates(): [cell: number, faces: string[]][] {
    const { board } = this.session;
    const all = this.agreed?.candidates ?? [];
    return all.map(([name, faces]): [number, string[]] => [cellNumber(board, name), faces]).filter(([at]) => at >= 0);
  }

  /** The cells where solutions differ. */
  get differing(): Set<number> {
    return new Set(this.candidates.filter(([, faces]) => faces.length > 1).map(([cell]) => cell));
  }

  /** The same as far as marks tell something: where all cells differ none is marked. */
  get marked(): Set<number> {
    const { differing } = this;
    return differing.size < this.candidates.length ? differing : new Set();
  }

  /** The techniques a person needs, the hardest first, with how often. */
  get techniques(): [name: string, times: number][] {
    const times = new Map<string, number>();
    for (const { technique } of this.rating?.steps ?? []) times.set(technique, (times.get(technique) ?? 0) + 1);
    return [...times];
  }
}
