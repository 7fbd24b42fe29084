// A position on the screen: the picture of what some moves lead to, told by the games inside the page.

import { cellName, cellNumber } from './cells';
import { Refused } from './failure';
import type { Engine } from './engine';
import { language } from './i18n.svelte';
import type { CellView, Deed, Handled, Named, Played, View } from './wire';

export class Position {
  /** What is drawn: a cell that looks as before stays the same object. */
  cells = $state.raw<CellView[]>([]);
  #played = $state.raw<Played>()!;
  #moves: string[] = [];
  /** What was last pointed at. */
  #pointed: { moves: string[]; at: string; cells: number[] } | null = null;
  /** Whether some cells are given and others are not. */
  readonly mixed: boolean;

  constructor(
    readonly engine: Engine,
    readonly puzzle: Named,
    readonly start: View,
  ) {
    this.#played = engine.ask('play', { puzzle, moves: [], language: language() });
    // Where everything is given nothing needs to be told apart from it.
    this.mixed = start.cells.some((cell) => cell.ground !== 'Nothing' && !cell.given);
    this.cells = this.#played.view.cells.map((look) => this.#told(look));
  }

  #told(look: CellView): CellView {
    return this.mixed ? look : { ...look, given: false };
  }

  get view(): View {
    return this.#played.view;
  }

  get status() {
    return this.#played.status;
  }

  /** The position as a text of its own: two that look alike in it are alike. */
  get progress(): string {
    return this.#played.progress;
  }

  get moves(): string[] {
    return this.#moves;
  }

  /** Shows what these moves lead to; says whether all of them are allowed, and shows nothing new otherwise. */
  show(moves: string[]): boolean {
    try {
      const { puzzle } = this;
      const played = this.engine.ask('play', { puzzle, moves, since: this.#moves, language: language() });
      const changed = played.changed ?? [];
      if (changed.length) {
        const cells = this.cells.slice();
        for (const [cell, look] of changed) cells[cell] = this.#told(look);
        this.cells = cells;
      }
      this.#played = played;
      this.#moves = moves;
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** Says the same in the language of the moment. */
  speak(): void {
    this.show(this.#moves);
  }

  name(cell: number): string {
    return cellName(this.start, cell);
  }

  /** What a gesture comes to here. */
  handle(gesture: Deed, after: string[] = []): Handled {
    const { puzzle } = this;
    return this.engine.ask('gesture', { puzzle, moves: [...this.#moves, ...after], gesture, language: language() });
  }

  /** Where a pointer that starts at a cell can lead, or what a clue counts. */
  point(at: string): number[] {
    const moves = this.#moves;
    // A hand asks several times about the cell it is on.
    if (this.#pointed?.moves === moves && this.#pointed.at === at) return this.#pointed.cells;
    const { cells: names } = this.engine.ask('point', { puzzle: this.puzzle, moves, at });
    const cells = names.map((name) => cellNumber(this.start, name)).filter((cell) => cell >= 0);
    this.#pointed = { moves, at, cells };
    return cells;
  }
}
