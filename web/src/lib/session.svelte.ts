// A game under way: every position since the start, and where the player stands among them.

import { RULES } from '../games';
import type { Described, Puzzle, Rules, State, Status } from '../games/types';
import { forget, load, save } from './storage';

interface Kept {
  moves: string[];
  at: number;
  points: { moves: string[]; name: string }[];
  seconds: number;
  when: number;
  won: boolean;
}

const MOST_KEPT = 30;

/** Puzzles begun and kept in this browser, the latest first. */
export function keptGames(): { id: string; game: string; won: boolean; when: number }[] {
  return load<{ id: string; game: string; won: boolean; when: number }[]>('games', []);
}

/** The puzzle of a kept game: apart from the moves, because it never changes and may be large. */
export function keptPuzzle(key: string): Described | null {
  return load<Described | null>(`puzzle.${key}`, null);
}

function keptGame(key: string): Kept | null {
  return load<Kept | null>(`game.${key}`, null);
}

export function keyOf(id: string, options: Record<string, string>): string {
  const extra = Object.entries(options)
    .sort()
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return extra ? `${id}?${extra}` : id;
}

export class Session {
  readonly described: Described;
  readonly rules: Rules;
  readonly puzzle: Puzzle;
  readonly key: string;
  #states = $state.raw<State[]>([]);
  #moves = $state.raw<string[]>([]);
  #at = $state(0);
  points = $state.raw<{ moves: string[]; name: string }[]>([]);
  seconds = $state(0);
  /** The player has won once: the celebration is over and the timer stands. */
  won = $state(false);
  #puzzleKept = false;
  status: Status = $derived.by(() => this.rules.status(this.puzzle, this.state));

  constructor(described: Described, moves: string[] = []) {
    this.described = described;
    this.rules = RULES[described.game];
    this.puzzle = this.rules.setup(described);
    this.key = keyOf(described.id, described.options);
    this.#states = [this.rules.start(this.puzzle)];
    const kept = moves.length ? null : keptGame(this.key);
    if (kept) {
      kept.moves.forEach((move) => this.play(move));
      this.#at = Math.min(kept.at, this.#moves.length);
      this.points = kept.points;
      this.seconds = kept.seconds;
      this.won = kept.won;
    }
    moves.forEach((move) => this.play(move));
  }

  get state(): State {
    return this.#states[this.#at];
  }

  get at(): number {
    return this.#at;
  }

  get length(): number {
    return this.#moves.length;
  }

  /** The moves that lead here. */
  get moves(): string[] {
    return this.#moves.slice(0, this.#at);
  }

  /** Plays a move and forgets what was undone; says whether it was allowed. */
  play(move: string): boolean {
    const next = this.rules.play(this.puzzle, this.state, move);
    if (!next || next === this.state) return false;
    this.#states = [...this.#states.slice(0, this.#at + 1), next];
    this.#moves = [...this.#moves.slice(0, this.#at), move];
    this.#at++;
    return true;
  }

  undo(): void {
    if (this.#at > 0) this.#at--;
  }

  redo(): void {
    if (this.#at < this.#moves.length) this.#at++;
  }

  /** Goes to any position of the history. */
  goTo(at: number): void {
    this.#at = Math.max(0, Math.min(at, this.#moves.length));
  }

  /** Every position from the start to here. */
  positions(): State[] {
    return this.#states.slice(0, this.#at + 1);
  }

  /** Starts from the first position with other moves. */
  replace(moves: string[]): void {
    this.#states = [this.#states[0]];
    this.#moves = [];
    this.#at = 0;
    moves.forEach((move) => this.play(move));
  }

  addPoint(name: string): void {
    this.points = [...this.points, { moves: this.moves, name }];
  }

  removePoint(index: number): void {
    this.points = this.points.filter((_, i) => i !== index);
  }

  /** Writes the game into the browser's store, dropping the oldest of many. */
  keep(): void {
    // A puzzle that was only looked at is nothing to come back to.
    if (!this.#moves.length && !this.points.length) return;
    const when = Date.now();
    if (!this.#puzzleKept) save(`puzzle.${this.key}`, this.described);
    this.#puzzleKept = true;
    const kept: Kept = {
      moves: this.#moves,
      at: this.#at,
      points: this.points,
      seconds: this.seconds,
      when,
      won: this.won,
    };
    save(`game.${this.key}`, kept);
    const others = keptGames().filter((game) => game.id !== this.key);
    const all = [{ id: this.key, game: this.described.game, won: this.won, when }, ...others];
    for (const { id } of all.slice(MOST_KEPT)) {
      forget(id);
      forget(`puzzle.${id}`);
    }
    save('games', all.slice(0, MOST_KEPT));
  }
}
