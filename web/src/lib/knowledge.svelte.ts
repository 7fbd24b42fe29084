// What the service knows about the puzzle being played; asked only when it is needed.

import { asPuzzle, type Pegs } from '../games/pegs';
import type { State } from '../games/types';
import { complete, solve, type Ears, type SolveReport } from './api';
import { lastRight } from './correct';
import type { Session } from './session.svelte';
import { Task } from './task.svelte';

const PEG_SECONDS = 5;
const PEG_PAUSE_MS = 250;

export class Knowledge {
  /** The least possible score of Pairs; the fewest pegs that can be left. */
  optimum = $state<number | null>(null);
  /** Pegs: the fewest of the start, if they can no longer be reached from here; otherwise 0. */
  lost = $state(0);
  /** The puzzle itself is known to have no solution. */
  impossible = $state(false);
  #report: SolveReport | null = null;
  /** Solutions met so far: a position that agrees with one of them is right, nobody need be asked. */
  #met: string[] = [];
  #quiet = new Task();
  #pegs = new Task();
  #pegTimer: ReturnType<typeof setTimeout> | undefined;
  #least = new Map<string, number | null>();

  constructor(
    readonly session: Session,
    readonly task: Task,
  ) {}

  get #named() {
    const { id, options } = this.session.described;
    return { text: id, options };
  }

  /** A solution, and through `exhausted` whether it is the only one. */
  async #solved(ears: Ears): Promise<SolveReport> {
    if (this.#report) return this.#report;
    const report = await solve({ puzzle: this.#named, count: 2 }, ears);
    this.#report = report;
    this.impossible = report.verdict === 'impossible';
    if (report.solution) this.#met.push(report.solution);
    return report;
  }

  async findOptimum(): Promise<void> {
    if (this.optimum !== null) return;
    if (this.session.puzzle.game === 'pegs') {
      const fewest = await this.#quiet.run((ears) => this.#fewest(this.session.positions()[0], ears));
      if (typeof fewest === 'number' && Number.isFinite(fewest)) this.optimum = fewest;
      return;
    }
    const report = await this.#quiet.run((ears) => this.#solved(ears));
    if (report?.verdict === 'solved') this.optimum = report.objective;
  }

  /** Whether a position can still be completed (as well as the puzzle); null when nobody can tell. */
  async #right(state: State, ears: Ears): Promise<boolean | null> {
    const { rules, puzzle } = this.session;
    if (puzzle.game === 'pegs') return this.#rightPegs(state, ears);
    if (rules.status(puzzle, state).broken.length) return false;
    const report = await this.#solved(ears);
    if (this.impossible) return false;
    if (this.#met.some((text) => rules.agrees(puzzle, state, text))) return true;
    if (report.solutions === 1 && report.exhausted) return false;
    const found = await complete({ puzzle: this.#named, moves: rules.report(puzzle, state) }, ears);
    if (found.verdict === 'impossible') return false;
    if (found.verdict !== 'solved' || !found.solution) return null;
    if (found.objective !== report.objective) return false;
    this.#met.push(found.solution);
    return true;
  }

  /** Whether the position at hand can still be completed; null when that cannot be told. */
  async right(): Promise<boolean | null> {
    return (await this.task.run((ears) => this.#right(this.session.state, ears))) ?? null;
  }

  /** The number of moves after which the game was last on a right way; null when unknown. */
  async lastCorrect(): Promise<number | null> {
    const { session } = this;
    const found = await this.task.run((ears) =>
      lastRight(session.positions(), session.rules.adds, (state) => this.#right(state, ears)),
    );
    return found ?? null;
  }

  /** The fewest pegs reachable from a position, or null when the time was too short. */
  async #fewest(state: State, ears: Ears): Promise<number | null> {
    const key = state.cells.join();
    if (!this.#least.has(key)) {
      const { options } = this.session.described;
      const text = asPuzzle(this.session.puzzle as Pegs, state);
      const report = await solve({ puzzle: { text, options }, seconds: PEG_SECONDS }, ears);
      const proved = report.verdict === 'solved' ? report.objective : report.verdict === 'impossible' ? Infinity : null;
      this.#least.set(key, proved);
    }
    return this.#least.get(key)!;
  }

  /** In Pegs the right way is one that still leads to as few pegs as the start did. */
  async #rightPegs(state: State, ears: Ears): Promise<boolean | null> {
    const best = await this.#fewest(this.session.positions()[0], ears);
    const now = best === null ? null : await this.#fewest(state, ears);
    return best === null || now === null ? null : now <= best;
  }

  /** Looks, after a short pause, whether as few pegs as ever can still be reached. */
  async watchPegs(state: State): Promise<void> {
    clearTimeout(this.#pegTimer);
    this.#pegs.cancel();
    this.lost = 0;
    this.#pegTimer = setTimeout(async () => {
      const found = await this.#pegs.run(async (ears) => {
        const start = await this.#fewest(this.session.positions()[0], ears);
        return [start, start === null ? null : await this.#fewest(state, ears)];
      });
      const [start, now] = found ?? [null, null];
      if (start !== null && now !== null && now > start) this.lost = start;
    }, PEG_PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#pegTimer);
    this.#pegs.cancel();
    this.#quiet.cancel();
  }
}
