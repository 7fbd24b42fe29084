// A position on the screen: the picture of what some moves lead to, told by the games inside the page. While a puzzle is
// drawn the moves are edits, and the board itself changes with them.

import { cellName, cellNumber } from './cells';
import { Refused } from './failure';
import type { Engine } from './engine';
import { language } from './i18n.svelte';
import type { CellView, Deed, Handled, Key, Named, Played, View } from './wire';

export class Position {
  /** What is drawn: a cell that looks as before stays the same object. */
  cells = $state.raw<CellView[]>([]);
  #played = $state.raw<Played>()!;
  #moves: string[] = [];
  #start = $state.raw<View>()!;
  /** What was last pointed at. */
  #pointed: { moves: string[]; at: string; cells: number[] } | null = null;
  /** Whether some cells are given and others are not. */
  readonly mixed: boolean;

  constructor(
    readonly engine: Engine,
    readonly puzzle: Named,
    start: View,
    readonly edit = false,
  ) {
    this.#played = engine.ask('play', { puzzle, moves: [], language: language(), edit });
    this.#start = edit ? this.#played.view : start;
    // Where everything is given nothing needs to be told apart from it.
    this.mixed = !edit && start.cells.some((cell) => cell.ground !== 'Nothing' && !cell.given);
    this.cells = this.#played.view.cells.map((look) => this.#told(look));
  }

  #told(look: CellView): CellView {
    return this.mixed ? look : { ...look, given: false };
  }

  /** The board before the first move; where it is being drawn, as it is now. */
  get start(): View {
    return this.#start;
  }

  /** The keys of a board that is being drawn. */
  get keys(): Key[] {
    return this.#played.keys ?? [];
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
      const { puzzle, edit } = this;
      const played = this.engine.ask('play', { puzzle, moves, since: this.#moves, language: language(), edit });
      const { changed } = played;
      // A board of another size is told as a whole.
      if (!changed) this.cells = played.view.cells.map((look) => this.#told(look));
      else if (changed.length) {
        const cells = this.cells.slice();
        for (const [cell, look] of changed) cells[cell] = this.#told(look);
        this.cells = cells;
      }
      this.#played = played;
      if (edit) this.#start = { ...played.view, cells: this.cells };
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
    const { puzzle, edit } = this;
    const moves = [...this.#moves, ...after];
    return this.engine.ask('gesture', { puzzle, moves, gesture, language: language(), edit });
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
