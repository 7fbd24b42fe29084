// How hard a puzzle is: what a person's techniques need for it, asked once and then kept with the game.

import { explain } from './api';
import type { Session } from './session.svelte';
import type { Task } from './task.svelte';

/** Larger boards are rated by nobody who waits for it. */
const MOST_CELLS = 400;
const SECONDS = 6;

export class Rating {
  #asked: Promise<void> | null = null;

  constructor(
    readonly session: Session,
    readonly task: Task,
  ) {}

  /** Finds it out, if it is not known; whoever waits for it is told when all that can be known is. */
  find(): Promise<void> {
    return (this.#asked ??= this.#find());
  }

  async #find(): Promise<void> {
    const { session, task } = this;
    if (session.level || session.board.cells.length > MOST_CELLS) return;
    const found = await task.run((ears) => explain({ puzzle: session.named, moves: [], seconds: SECONDS }, ears));
    if (found?.solved && found.difficulty) session.rated(found.difficulty, found.score ?? 0);
  }
}
