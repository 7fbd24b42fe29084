// Help in three stages: where to look, why, do it.

import { cellsIn, clueIn } from '../games/cells';
import { explain, type Step } from './api';
import { language, said, t, type Language } from './i18n.svelte';
import type { Session } from './session.svelte';
import type { Task } from './task.svelte';

export type Stage = 'none' | 'where' | 'why';

export class Hint {
  step = $state.raw<Step | null>(null);
  stage = $state<Stage>('none');
  note = $state('');
  /** The position the step was made for: any move makes it stale. */
  #for = -1;
  /** The language it was asked for in. */
  #language: Language = language();

  constructor(
    readonly session: Session,
    readonly task: Task,
  ) {}

  /** The cells it rests on, but for those it is about. */
  get reason(): Set<number> {
    const because = this.stage === 'why' ? (this.step?.because ?? []) : [];
    const { target } = this;
    return new Set(because.flatMap((name) => cellsIn(this.session.puzzle, name)).filter((cell) => !target.has(cell)));
  }

  /** The numbers beside the board it rests on. */
  get clues(): Set<string> {
    return new Set(this.stage === 'why' ? (this.step?.clues ?? []).map(clueIn) : []);
  }

  get target(): Set<number> {
    return new Set((this.step?.effects ?? []).flatMap((effect) => cellsIn(this.session.puzzle, effect)));
  }

  clear(): void {
    this.task.cancel();
    this.step = null;
    this.stage = 'none';
    this.note = '';
  }

  /** Forgets the step when the board has changed under it. */
  follow(at: number): void {
    if ((this.stage !== 'none' || this.note) && at !== this.#for) this.clear();
  }

  /** Says the same in another language; the stage stays. */
  async speak(now: Language): Promise<void> {
    if (now === this.#language || (this.stage === 'none' && !this.note)) return;
    await this.#ask(this.stage === 'none' ? 'where' : this.stage);
  }

  /** The next stage; the third plays the step. */
  async next(): Promise<void> {
    if (this.stage === 'where') this.stage = 'why';
    else if (this.stage === 'why') this.#doIt();
    else await this.#ask('where');
  }

  #doIt(): void {
    const step = this.step;
    this.clear();
    if (step) this.session.play(step.effects.join(','));
  }

  async #ask(stage: Stage): Promise<void> {
    const { described, rules, puzzle, state, at } = this.session;
    const spoken = (this.#language = language());
    const named = { text: described.id, options: described.options };
    const found = await this.task.run((ears) =>
      explain({ puzzle: named, moves: rules.report(puzzle, state), limit: 1, language: spoken }, ears),
    );
    // Whoever has moved meanwhile needs another step.
    if (!found || state !== this.session.state) return;
    this.#for = at;
    this.step = found.steps[0] ?? null;
    this.stage = this.step ? stage : 'none';
    // With a step, a warning: a player should rather take moves back.
    this.note = found.note ?? (this.step ? '' : found.stopped ? said(found.stopped, found.code) : t('hint-none'));
  }
}
