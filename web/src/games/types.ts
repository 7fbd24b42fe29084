// The words every game shares in the page: puzzles come from the service as pictures, moves are
// strings in the service's notation, positions are plain arrays.

export type { CellView, Colour, Described, GameName, View } from '../lib/wire';
import type { Described, GameName } from '../lib/wire';

export const GAME_NAMES: GameName[] = ['towers', 'singles', 'unruly', 'pegs', 'pairs'];

/** What every game's puzzle has. */
export interface Puzzle {
  game: GameName;
  id: string;
  options: Record<string, string>;
  rows: number;
  cols: number;
  shape: 'Square' | 'Triangle';
}

/** A position. What `cells` holds is each game's business. */
export interface State {
  cells: number[];
  /** Towers: pencil marks, one bit a height. Pairs: 1 where a cell is meant to stay alone. */
  marks: number[];
  /** Towers: heights that hints ruled out, one bit a height. */
  out: number[];
  /** Pegs and Pairs: what was played, in order, as cell numbers. */
  log: number[][];
}

/** A rule broken: where, and the name of the sentence that says so. */
export interface Broken {
  cells: number[];
  clue?: { side: Side; index: number };
  why: string;
}

export interface Status {
  won: boolean;
  over: boolean;
  broken: Broken[];
  /** Numbers a player wants to see, by the name of their label. */
  counts: [string, number | string][];
}

export type Side = 'top' | 'bottom' | 'left' | 'right';
export const SIDES: Side[] = ['top', 'bottom', 'left', 'right'];

/** One cell as the page draws it. */
export interface CellPicture {
  ground: 'none' | 'plain' | 'black' | 'white' | 'red' | 'blue' | 'green';
  text: string;
  pencil: number[];
  piece: '' | 'white' | 'black' | 'peg' | 'hole' | 'circle';
  given: boolean;
  /** Pegs: where the last peg must stand. */
  goal?: boolean;
  /** Drawn faintly: cut off, or out of play. */
  faint?: boolean;
}

export interface CluePicture {
  text: string;
  done: boolean;
}

export interface Picture {
  cells: CellPicture[];
  clues?: Record<Side, CluePicture[]>;
  /** Pairs: cells bound together, and by which player (0: nobody's). */
  links: { a: number; b: number; owner: number }[];
  /** Pegs: the last jump. */
  arrows: { a: number; b: number }[];
}

/** What pressing a cell or a key may depend on. */
export interface Hand {
  /** Towers: writing pencil marks. */
  pencil: boolean;
  /** Towers: placing a height clears its marks from the row and column. */
  autoClear: boolean;
  /** Pegs and Pairs: the cell picked up. */
  picked: number | null;
}

/** A game's rules in the page. All functions are pure. */
export interface Rules<P extends Puzzle = Puzzle> {
  name: GameName;
  setup(described: Described): P;
  start(puzzle: P): State;
  /** The position after a move, or null where it is not allowed. */
  play(puzzle: P, state: State, move: string): State | null;
  status(puzzle: P, state: State): Status;
  picture(puzzle: P, state: State): Picture;
  /** The position as moves of the service, from the start. */
  report(puzzle: P, state: State): string[];
  /** Moves that lead from the start to a solution in the service's notation. */
  solution(puzzle: P, text: string): string[];
  /** Whether the position can still become this solution. */
  agrees(puzzle: P, state: State, text: string): boolean;
  /** Whether a position holds all that an earlier one held: a player has only added to it. */
  adds(before: State, after: State): boolean;
  /** What pressing a cell plays; `alt` for the other button. */
  tap?(puzzle: P, state: State, cell: number, alt: boolean): string | null;
  /** What a key plays on the cell under the cursor. */
  key?(puzzle: P, state: State, cell: number, key: string, hand: Hand): string | null;
  /** Pegs and Pairs: the move from one cell to another, and where a cell can go. */
  join?(puzzle: P, state: State, from: number, to: number): string | null;
  partners?(puzzle: P, state: State, from: number): number[];
}
