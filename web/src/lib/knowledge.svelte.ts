// What is known about the puzzle being played; asked only when it is needed.

import { complete, type Ears } from './api';
import { lastRight } from './correct';
import { Refused } from './failure';
import { offerOf } from './games';
import { t } from './i18n.svelte';
import type { Session } from './session.svelte';
import { Task } from './task.svelte';

const SECONDS = 5;
const PAUSE_MS = 250;

export class Knowledge {
  /** The least that can be reached from the start, in games that are about that. */
  optimum = $state<number | null>(null);
  /** The least of the start, if it can no longer be reached from here; otherwise 0. */
  lost = $state(0);
  /** Whether the position at hand is as good as can be: what is kept low is, and nothing else is missing. */
  reached = $state(false);
  /** The name of what the game asks to keep low. */
  readonly measure: string | null | undefined;
  #quiet = new Task();
  #watch = new Task();
  #judging = new Task();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers by position: whether it can be completed, and how well; null where nobody can tell. */
  #known = new Map<string, number | null>();

  constructor(
    readonly session: Session,
    readonly task: Task,
  ) {
    this.measure = offerOf(session.game).measure;
  }

  async findOptimum(): Promise<void> {
    if (!this.measure || this.optimum !== null) return;
    const least = await this.#quiet.run((ears) => this.#least([], ears));
    if (typeof least === 'number' && Number.isFinite(least)) this.optimum = least;
  }

  /** How well a position can be completed: 0 in games without a measure, infinite where it cannot. */
  async #least(moves: string[], ears: Ears): Promise<number | null> {
    const key = moves.join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const seconds = this.measure ? SECONDS : undefined;
    const { verdict, objective } = await complete({ puzzle: this.session.named, moves, seconds }, ears);
    const least = verdict === 'impossible' ? Infinity : verdict === 'solved' ? (objective ?? 0) : null;
    this.#known.set(key, least);
    return least;
  }

  /** Whether a position can still be completed as well as the puzzle; null when nobody can tell. */
  async #right(moves: string[], ears: Ears): Promise<boolean | null> {
    const { engine, named } = this.session;
    try {
      if (engine.ask('play', { puzzle: named, moves, since: moves }).status.broken.length) return false;
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
    const now = await this.#least(moves, ears);
    if (now === null || now === Infinity) return now === null ? null : false;
    const best = this.measure ? await this.#least([], ears) : now;
    return best === null ? null : now <= best;
  }

  /** Whether the position at hand is right; null when nobody can tell, nothing when the question failed. */
  async right(): Promise<boolean | null | 'impossible' | undefined> {
    return await this.task.run(async (ears) => {
      const right = await this.#right(this.session.moves, ears);
      return right === false && (await this.#least([], ears)) === Infinity ? 'impossible' : right;
    });
  }

  /** The place in the history where the game was last on a right way; null when unknown, nothing when the question failed. */
  async lastCorrect(): Promise<number | null | 'impossible' | undefined> {
    const { session } = this;
    const line = session.line();
    return await this.task.run(async (ears) => {
      const adds = (before: { moves: string[] }, after: { moves: string[] }) =>
        session.engine.ask('extends', { puzzle: session.named, before: before.moves, moves: after.moves }).held;
      const found = await lastRight(line, adds, ({ moves }) => this.#right(moves, ears));
      if (found !== null) return line[found].at;
      return (await this.#least([], ears)) === Infinity ? 'impossible' : null;
    });
  }

  /** What is to be said of the position at hand; nothing when the question failed, or was of another position. */
  async check(): Promise<(() => string) | null> {
    const { moves } = this.session.position;
    const right = await this.right();
    if (right === undefined || moves !== this.session.position.moves) return null;
    const found = { impossible: 'check-impossible', null: 'check-norule', true: 'check-good', false: 'check-wrong' };
    return () => t(found[`${right}`]);
  }

  /** Goes back to where the game was last on a right way; gives what to say of it. */
  async goBack(): Promise<(() => string) | null> {
    const { session } = this;
    const { moves } = session.position;
    const at = await this.lastCorrect();
    if (at === undefined || moves !== session.position.moves) return null;
    if (at === 'impossible') return () => t('check-impossible');
    if (at === null) return () => t('check-unknown');
    const count = session.at - at;
    if (!count) return () => t('check-good');
    session.goTo(at);
    return () => t('check-back', { moves: count });
  }

  /** Looks whether the position at hand has reached the least: its count alone may not be all that is asked. */
  async judge(): Promise<void> {
    const { moves, status } = this.session;
    this.#judging.cancel();
    this.reached = false;
    if (!this.measure || this.optimum === null || status.counts[this.measure] !== this.optimum) return;
    const least = await this.#judging.run((ears) => this.#least(moves, ears));
    this.reached = least === this.optimum;
  }

  /** Looks, after a short pause, whether as little as ever can still be reached. */
  watch(): void {
    const moves = this.session.moves;
    clearTimeout(this.#timer);
    this.#watch.cancel();
    this.lost = 0;
    this.#timer = setTimeout(async () => {
      const found = await this.#watch.run(async (ears) => [
        await this.#least([], ears),
        await this.#least(moves, ears),
      ]);
      const [start, now] = found ?? [null, null];
      if (start !== null && now !== null && now > start) this.lost = start;
    }, PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#watch.cancel();
    this.#quiet.cancel();
    this.#judging.cancel();
  }
}
