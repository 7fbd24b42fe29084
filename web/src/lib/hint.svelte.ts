// Help in three stages: where to look, why, do it.

import { cellsIn } from '../games/cells';
import { explain, type Step } from './api';
import type { Session } from './session.svelte';
import type { Task } from './task.svelte';

export type Stage = 'none' | 'where' | 'why';

export class Hint {
  step = $state.raw<Step | null>(null);
  stage = $state<Stage>('none');
  note = $state('');
  /** The position the step was made for: any move makes it stale. */
  #for = -1;

  constructor(readonly session: Session, readonly task: Task) {}

  get reason(): Set<number> {
    return new Set(this.stage === 'why' ? (this.step?.because ?? []).flatMap((c) => cellsIn(this.session.puzzle, c)) : []);
  }

  get target(): Set<number> {
    return new Set((this.step?.effects ?? []).flatMap((effect) => cellsIn(this.session.puzzle, effect)));
  }

  clear(): void {
    this.step = null;
    this.stage = 'none';
    this.note = '';
  }

  /** Forgets the step when the board has changed under it. */
  follow(at: number): void {
    if (this.stage !== 'none' && at !== this.#for) this.clear();
  }

  /** The next stage; the third plays the step. */
  async next(nothing: string): Promise<void> {
    if (this.stage === 'where') this.stage = 'why';
    else if (this.stage === 'why') this.#doIt();
    else await this.#ask(nothing);
  }

  #doIt(): void {
    const step = this.step;
    this.clear();
    if (step) this.session.play(step.effects.join(','));
  }

  async #ask(nothing: string): Promise<void> {
    this.clear();
    const { described, rules, puzzle, state, at } = this.session;
    const found = await this.task.run((ears) =>
      explain({ puzzle: { text: described.id, options: described.options }, moves: rules.report(puzzle, state), limit: 1 }, ears),
    );
    if (!found) return;
    const step = found.steps[0];
    if (!step) {
      this.note = found.note ?? found.stopped ?? nothing;
      return;
    }
    this.#for = at;
    this.step = step;
    this.stage = 'where';
  }
}
