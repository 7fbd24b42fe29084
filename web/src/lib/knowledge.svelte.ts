// What the service knows about the puzzle being played; asked only when it is needed.

import { asPuzzle, type Pegs } from '../games/pegs';
import type { State } from '../games/types';
import { solve, type Ears, type SolveReport } from './api';
import type { Session } from './session.svelte';
import { Task } from './task.svelte';

const PEG_SECONDS = 5;
const PEG_PAUSE_MS = 250;

export class Knowledge {
  /** Pairs: the least possible score. */
  optimum = $state<number | null>(null);
  /** Pegs: one peg can no longer be reached from here. */
  unreachable = $state(false);
  #solution: SolveReport | null = null;
  #pegs = new Task();
  #pegTimer: ReturnType<typeof setTimeout> | undefined;
  #least = new Map<string, number | null>();

  constructor(readonly session: Session, readonly task: Task) {}

  get #named() {
    const { id, options } = this.session.described;
    return { text: id, options };
  }

  /** The solution, and through `exhausted` whether it is the only one. */
  async #solved(): Promise<SolveReport | null> {
    const several = this.session.puzzle.game !== 'pegs' && this.session.puzzle.game !== 'pairs';
    this.#solution ??=
      (await this.task.run((ears) => solve({ puzzle: this.#named, count: several ? 2 : 1 }, ears))) ?? null;
    return this.#solution;
  }

  async findOptimum(): Promise<void> {
    if (this.optimum !== null) return;
    const report = await this.#solved();
    if (report?.verdict === 'solved') this.optimum = report.objective;
  }

  /** Whether a position can still be completed; null when that cannot be told. */
  async agrees(state: State): Promise<boolean | null> {
    const report = await this.#solved();
    if (!report?.solution || report.solutions !== 1 || !report.exhausted) return null;
    return this.session.rules.agrees(this.session.puzzle, state, report.solution);
  }

  /** The number of moves after which the game was last on a right way; null when unknown. */
  async lastCorrect(): Promise<number | null> {
    if (this.session.puzzle.game === 'pegs') return this.#lastPegs();
    const report = await this.#solved();
    const text = report?.solution;
    if (!text) return null;
    return this.session.lastWhere((state) => this.session.rules.agrees(this.session.puzzle, state, text));
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

  /** Pegs never come back, so a lost position stays lost: halve the history. */
  async #lastPegs(): Promise<number | null> {
    const { session } = this;
    const states = session.positions();
    const found = await this.task.run(async (ears) => {
      const best = await this.#fewest(states[0], ears);
      if (best === null) return null;
      let [good, bad] = [0, states.length];
      while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        const fewest = await this.#fewest(states[middle], ears);
        if (fewest === null) return null;
        if (fewest <= best) good = middle;
        else bad = middle;
      }
      return good;
    });
    return found ?? null;
  }

  /** Looks, after a short pause, whether one peg can still be reached. */
  async watchPegs(state: State): Promise<void> {
    clearTimeout(this.#pegTimer);
    this.#pegs.cancel();
    this.unreachable = false;
    this.#pegTimer = setTimeout(async () => {
      const fewest = await this.#pegs.run((ears) => this.#fewest(state, ears));
      if (typeof fewest === 'number') this.unreachable = fewest > 1;
    }, PEG_PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#pegTimer);
    this.#pegs.cancel();
  }
}
