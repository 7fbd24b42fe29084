// What an expert thinks of a game for two: while it goes on, and of every move after it.

import { weigh } from './api';
import type { Duel } from './duel.svelte';
import { t } from './i18n.svelte';
import { Task } from './task.svelte';
import type { Weighed } from './wire';

/** Time for the bar beside a game, and for each position of a game that is looked at again. */
const [BAR_SECONDS, REVIEW_SECONDS] = [0.8, 0.6];

/** How a position ends with good play, in words. */
export const outcome = ({ lead, proved }: Weighed): string =>
  lead === 0
    ? t('duel-even')
    : t(proved ? 'duel-will' : 'duel-likely', { number: lead > 0 ? 1 : 2, by: Math.abs(lead) });

/** A move as an expert judges it. */
export interface Judged {
  pair: string;
  cost: number;
  player: 0 | 1;
  /** What it lost against the best one; nothing while nobody has looked. */
  lost: number | null;
  /** What would have been best. */
  better: string;
}

export class Weighing {
  /** What the position on the board is worth: by how much the first player will win. */
  now = $state.raw<Weighed | null>(null);
  /** Every position of the game, the first one first, as far as it was looked at. */
  #seen = $state.raw<Weighed[]>([]);
  readonly task = new Task();
  readonly review = new Task();

  constructor(readonly duel: Duel) {}

  #ask(pairs: string[], seconds: number, task: Task) {
    const { session, wins } = this.duel;
    return task.run((ears) => weigh({ puzzle: session.named, moves: pairs, wins, seconds }, ears));
  }

  /** Weighs the position on the board. */
  async follow(): Promise<void> {
    this.#seen = [];
    const found = await this.#ask(this.duel.pairs, BAR_SECONDS, this.task);
    this.now = found ?? this.now;
  }

  /** Looks at every position of the game once more. */
  async lookBack(): Promise<void> {
    const { pairs } = this.duel;
    this.#seen = [];
    for (let count = 0; count <= pairs.length; count++) {
      const found = await this.#ask(pairs.slice(0, count), REVIEW_SECONDS, this.review);
      if (!found) return;
      this.#seen = [...this.#seen, found];
    }
  }

  /** The moves, with what they lost where that is known. */
  get moves(): Judged[] {
    const { pairs, costs, takers } = this.duel;
    return pairs.map((pair, i) => {
      const player = takers[i] as 0 | 1;
      const [before, after] = [this.#seen[i], this.#seen[i + 1]];
      const sign = player === 0 ? 1 : -1;
      const lost = before && after ? Math.max(0, sign * (before.lead - after.lead)) : null;
      return { pair, cost: costs[i] ?? 0, player, lost, better: before?.best ?? '' };
    });
  }

  stop(): void {
    this.task.cancel();
    this.review.cancel();
  }
}
