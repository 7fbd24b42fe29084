// Help in four stages: the line to look at, the cell, why, do it.

import { cellsIn } from './cells';
import { explain, type Step } from './api';
import { language, said, t, type Language } from './i18n.svelte';
import type { Session } from './session.svelte';
import type { Task } from './task.svelte';
import type { Where } from './wire';

const STAGES = ['none', 'line', 'cell', 'why'] as const;
export type Stage = (typeof STAGES)[number];

/** A link of a chain: a cell, and what would stand there. */
export interface Link {
  cell: number;
  what: string;
}

export class Hint {
  step = $state.raw<Step | null>(null);
  stage = $state<Stage>('none');
  note = $state('');
  /** Some move before this position was the mistake: better go back than on. */
  astray = $state(false);
  /** The position the step was made for: any move makes it stale. */
  #for: string[] | null = null;
  /** The language it was asked for in. */
  #language: Language = language();

  constructor(
    readonly session: Session,
    readonly task: Task,
  ) {}

  #cells(texts: string[]): number[] {
    return texts.flatMap((text) => cellsIn(this.session.board, text));
  }

  /** What the step changes, and what it rests on beside that. */
  get #effects(): number[] {
    return this.#cells(this.step?.effects ?? []);
  }

  get target(): Set<number> {
    if (this.stage === 'cell') return new Set(this.#effects.slice(0, 1));
    return new Set(this.stage === 'why' ? this.#effects : []);
  }

  get reason(): Set<number> {
    if (this.stage !== 'why') return new Set();
    const { target } = this;
    return new Set(this.#cells(this.step?.because ?? []).filter((cell) => !target.has(cell)));
  }

  /** The numbers beside the board it rests on. */
  get clues(): Set<string> {
    if (this.stage === 'line' && this.place && 'clue' in this.place) return new Set([this.place.clue]);
    return new Set(this.stage === 'why' ? [...(this.step?.clues ?? []), ...(this.step?.broken ?? [])] : []);
  }

  /** What would stand where, one after the other, if the opposite were supposed. */
  get chain(): Link[] {
    if (this.stage !== 'why') return [];
    return (this.step?.chain ?? []).flatMap((move) => {
      const cell = this.#cells([move]).at(-1);
      return cell === undefined ? [] : [{ cell, what: /=(\w+)$/.exec(move)?.[1] ?? '' }];
    });
  }

  /** Where that breaks a rule. */
  get broken(): Set<number> {
    return new Set(this.stage === 'why' ? this.#cells(this.step?.broken ?? []) : []);
  }

  /** Numbers that the sentence argues with. */
  get labels(): [cell: number, text: string][] {
    const labels = this.stage === 'why' ? (this.step?.labels ?? []) : [];
    return labels.flatMap(([name, text]) => this.#cells([name]).map((cell): [number, string] => [cell, text]));
  }

  /** Where to look first: a line, a clue or some cells. */
  get place(): Where | null {
    return this.step?.where ?? null;
  }

  /** The cells to look at first. */
  get area(): Set<number> {
    const { place } = this;
    if (this.stage !== 'line' || !place) return new Set();
    const { cols, cells } = this.session.board;
    if ('area' in place) return new Set(this.#cells(place.area));
    const [side, number] = 'clue' in place ? (/^([a-z]+)(\d+)$/.exec(place.clue)?.slice(1) ?? []) : [];
    const row = 'row' in place ? place.row : side === 'left' || side === 'right' ? Number(number) : 0;
    const col = 'column' in place ? place.column : side === 'top' || side === 'bottom' ? Number(number) : 0;
    const inside = (cell: number) => Math.floor(cell / cols) + 1 === row || (cell % cols) + 1 === col;
    return new Set(cells.flatMap((cell, i) => (cell.ground !== 'Nothing' && inside(i) ? [i] : [])));
  }

  clear(): void {
    this.task.cancel();
    this.step = null;
    this.stage = 'none';
    this.note = '';
    this.astray = false;
  }

  /** Forgets the step when the board has changed under it. */
  follow(): void {
    if ((this.stage !== 'none' || this.note) && this.session.position.moves !== this.#for) this.clear();
  }

  /** Says the same in another language; the stage stays. */
  async speak(now: Language): Promise<void> {
    if (now === this.#language || (this.stage === 'none' && !this.note)) return;
    await this.#ask(this.stage === 'none' ? 'line' : this.stage);
  }

  /** The next stage; the last plays the step. */
  async next(): Promise<void> {
    if (this.stage === 'none') await this.#ask('line');
    else if (this.stage === 'why') this.#doIt();
    else this.stage = STAGES[STAGES.indexOf(this.stage) + 1];
  }

  #doIt(): void {
    const step = this.step;
    this.clear();
    if (step) this.session.play(step.effects);
  }

  /** The step that cites as little as can be, with its reason at once. */
  async shortest(): Promise<void> {
    await this.#ask('why', true);
  }

  async #ask(stage: Stage, shortest = this.step?.technique === 'shortest'): Promise<void> {
    const { named, position } = this.session;
    const spoken = (this.#language = language());
    const { moves } = position;
    const found = await this.task.run((ears) =>
      explain({ puzzle: named, moves, limit: 1, language: spoken, shortest }, ears),
    );
    // Whoever has moved meanwhile needs another step.
    if (!found || moves !== position.moves) return;
    this.#for = moves;
    this.step = found.steps[0] ?? null;
    // Saying the same in another language is no further hint.
    if (this.step && stage === 'line' && this.stage === 'none') this.session.hints++;
    this.stage = this.step ? stage : 'none';
    // With a step, a warning: a player should rather take moves back.
    this.note = found.note ?? (this.step ? '' : found.stopped ? said(found.stopped, found.code) : t('hint-none'));
    this.astray = Boolean(found.note) && moves.length > 0;
  }
}
