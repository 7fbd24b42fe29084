// A game under way: everything the player did since the start, and where they stand in it.

import type { Engine } from './engine';
import { deeds, movesAt, present, same, type Entry } from './history';
import { keepGame, keptGame, readKept, type Kept, type Savepoint, type Shelf } from './kept';
import { Position } from './position.svelte';
import { playPath, type Told } from './route.svelte';
import { text, watch } from './storage.svelte';
import type { Described, GameName, Key, Named, View } from './wire';

export class Session {
  readonly game: GameName;
  readonly named: Named;
  readonly position: Position;
  #entries = $state.raw<Entry[]>([]);
  #at = $state(0);
  points = $state.raw<Savepoint[]>([]);
  seconds = $state(0);
  /** How often a hint was asked for. */
  hints = $state(0);
  /** Its level and how much reasoning it takes, once they are known. */
  level = $state('');
  rating = $state(0);
  /** What the link said that led here: shown until the page knows better. */
  told = $state.raw<Told | null>(null);
  /** The player has won it once. */
  won = $state(false);
  /** What was last read or written: if something else is kept now, another tab wrote it. */
  #written: string | null = null;
  #dirty = false;

  constructor(
    readonly engine: Engine,
    readonly described: Described,
    readonly key: string,
    readonly shelf: Shelf = 'game',
  ) {
    this.game = described.game as GameName;
    this.named = { text: described.id, options: described.options };
    this.position = new Position(engine, this.named, described.view!, shelf === 'draft');
    this.#written = text(`${shelf}.${key}`);
    const kept = keptGame(key, shelf);
    if (kept) this.#adopt(kept);
  }

  /** The board before the first move; where it is being drawn, as it is now. */
  get board(): View {
    return this.position.start;
  }

  /** The keys to show under it. */
  get keys(): Key[] {
    return this.position.edit ? this.position.keys : this.described.keys;
  }

  get at(): number {
    return this.#at;
  }

  get length(): number {
    return this.#entries.length;
  }

  /** The moves that lead here, as the game knows them. */
  get moves(): string[] {
    return deeds(this.written);
  }

  /** The same with what the player wrote beside the game. */
  get written(): string[] {
    return movesAt(this.#entries, this.#at);
  }

  get status() {
    return this.position.status;
  }

  /** Who began the line of play the player stands in, if not the player. */
  get by(): Entry['by'] {
    return present(this.#entries, this.#at)[0]?.by;
  }

  /** Does something and forgets what was undone; says whether it was allowed and changed anything. */
  #add(entry: Entry): boolean {
    const moves = entry.fresh ? entry.moves : [...this.written, ...entry.moves];
    if (!this.position.show(deeds(moves))) return false;
    this.#append(entry);
    return true;
  }

  #append(entry: Entry): void {
    this.#entries = [...this.#entries.slice(0, this.#at), entry];
    this.#at = this.#entries.length;
    this.#dirty = true;
  }

  /** Plays the moves of one deed; says whether they are allowed and change anything. */
  play(moves: string[]): boolean {
    const { position } = this;
    const [was, before] = [position.progress, position.moves];
    if (!moves.length || !position.show([...before, ...moves])) return false;
    if (position.progress === was) {
      position.show(before);
      return false;
    }
    this.#append({ moves });
    return true;
  }

  /** Writes something beside the game. */
  note(moves: string[]): void {
    if (moves.length) this.#add({ moves });
  }

  /** Adds moves to the last deed: a stroke is one deed. */
  more(moves: string[]): boolean {
    const last = this.#entries[this.#at - 1];
    const entry = { ...last, moves: [...last.moves, ...moves] };
    if (!this.position.show([...this.position.moves, ...deeds(moves)])) return false;
    this.#entries = [...this.#entries.slice(0, this.#at - 1), entry];
    this.#dirty = true;
    return true;
  }

  /** Starts from the first position with other moves. What was there can be had back by undoing. */
  replace(moves: string[], by?: Entry['by']): boolean {
    if (by === this.by && same(moves, this.written)) return true;
    return this.#add({ moves, fresh: true, ...(by ? { by } : {}) });
  }

  /** How hard it is, as far as anybody says. */
  get hard(): Told | null {
    return this.level ? { level: this.level, rating: this.rating } : this.told;
  }

  /** Its address, with what is known of it. */
  path(moves: string[] = []): string {
    const { id, options } = this.described;
    return playPath(id, options, moves, 0, this.hard);
  }

  /** Rows and columns, for people. */
  get size(): string {
    return `${this.board.rows}×${this.board.cols}`;
  }

  /** Somebody found out how hard it is. */
  rated(level: string, rating: number): void {
    this.level = level;
    this.rating = rating;
    this.#dirty = this.#entries.length > 0;
  }

  restart(): void {
    // Whoever starts a puzzle again that is won plays it again.
    if (this.won) this.seconds = this.hints = 0;
    this.won = false;
    this.replace([], this.by === 'duel' ? 'duel' : undefined);
  }

  undo(): void {
    this.goTo(this.#at - 1);
  }

  redo(): void {
    this.goTo(this.#at + 1);
  }

  /** Goes to any place of the history. */
  goTo(at: number): void {
    const to = Math.max(0, Math.min(at, this.#entries.length));
    if (to === this.#at || !this.position.show(deeds(movesAt(this.#entries, to)))) return;
    this.#at = to;
    this.#dirty = true;
  }

  /** The positions of the line of play the player stands in, each with its place in the history. */
  line(): { at: number; moves: string[] }[] {
    const base = this.#at - present(this.#entries, this.#at).length;
    // A line that began afresh has nothing before its first entry.
    const first = this.#entries[base]?.fresh ? base + 1 : base;
    return Array.from({ length: this.#at - first + 1 }, (_, i) => ({
      at: first + i,
      moves: deeds(movesAt(this.#entries, first + i)),
    }));
  }

  addPoint(name: string): void {
    this.points = [...this.points, { moves: this.written, name }];
    this.#dirty = true;
  }

  removePoint(index: number): void {
    this.points = this.points.filter((_, i) => i !== index);
    this.#dirty = true;
  }

  win(): void {
    if (this.won) return;
    this.won = true;
    this.#dirty = true;
  }

  /** Takes a kept game over, as far as its moves are allowed. */
  #adopt({ entries, at, points, seconds, won, hints, level, rating }: Kept): void {
    while (at > 0 && !this.position.show(deeds(movesAt(entries, at)))) at--;
    if (at === 0) this.position.show([]);
    this.#entries = entries;
    this.#at = at;
    this.points = points;
    this.seconds = Math.max(seconds, this.seconds);
    this.hints = Math.max(hints, this.hints);
    this.level ||= level;
    this.rating ||= rating;
    this.won = won;
    this.#dirty = false;
  }

  /** Writes the game into the browser's store if the player did something; when leaving, for the clock's sake too. */
  keep(leaving = false): void {
    // A puzzle that was only looked at is nothing to come back to.
    if (!this.#entries.length && !this.points.length) return;
    const stored = text(`${this.shelf}.${this.key}`);
    const unheard = stored !== this.#written;
    if (!this.#dirty && (unheard || !leaving)) return;
    const other = unheard ? keptGame(this.key, this.shelf) : null;
    if (other) this.#join(other);
    const kept = {
      entries: this.#entries,
      at: this.#at,
      points: this.points,
      seconds: this.seconds,
      when: Date.now(),
      won: this.won,
      size: this.size,
      hints: this.hints,
      level: this.level,
      rating: this.rating,
    };
    const written = keepGame(this.key, kept, this.shelf);
    // What could not be written is tried again with the next move.
    if (written === null) return;
    this.#written = written;
    this.#dirty = false;
  }

  /** Another tab played too: its game comes first in the history, so that undoing leads there. */
  #join(other: Kept): void {
    const moves = this.written;
    const points = other.points.filter((point) => !this.points.some((own) => own.name === point.name));
    this.#entries = [...other.entries, { moves, fresh: true, by: 'tab' }];
    this.#at = this.#entries.length;
    this.points = [...this.points, ...points];
  }

  /** Follows what other tabs do to this game; returns how to stop. */
  follow(): () => void {
    return watch(`${this.shelf}.${this.key}`, (stored) => {
      const other = stored === null ? null : readKept(JSON.parse(stored));
      if (!other || this.#dirty) return;
      this.#written = stored;
      this.#adopt(other);
    });
  }
}
