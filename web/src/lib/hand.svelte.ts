// The player's hand on a board: what it points at, holds and has chosen. What its gestures play, the game says.

import type { Point } from './geometry';
import { t } from './i18n.svelte';
import { beforeTrial, begun, colour, corner, kept, notesOf } from './notes';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';
import type { Deed, Drag } from './wire';

/** A refusal: the sentence, the cell it is about, and a number that is new each time. */
export interface Refusal {
  text: string;
  cell: number;
  turn: number;
}

/** Who has a say before a move is made: in a game for two it must be one's turn. */
export type Guard = (moves: string[]) => boolean;

export class Hand {
  #cursor = $state(0);
  /** Several cells that are typed into at once; the cursor is one of them. */
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  /** The piece picked up. */
  picked = $state<number | null>(null);
  /** Where the picked piece can go. */
  reach = $state.raw<ReadonlySet<number>>(new Set());
  /** Where the pointer is that carries the picked piece. */
  carried = $state.raw<Point | null>(null);
  /** What typing means. */
  mode = $state<'answer' | 'pencil' | 'corner'>('answer');
  /** The colour that pressing gives, instead of playing. */
  brush = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** The move a stroke began with, while it lasts. */
  #stroke = '';
  #turn = 0;
  /** While a puzzle is drawn: the clue beside the board that is typed into, instead of a cell. */
  clue = $state('');
  /** The digits typed so far on one place of such a board: 1 and then 2 are 12. */
  #digits = { at: '', text: '', deed: 0 };
  /** What the player has written beside the game. */
  notes = $derived.by(() => notesOf(this.session.board, this.session.written));
  /** The moves before the trial under way, if one is. */
  trial = $derived.by(() => beforeTrial(this.session.written));

  constructor(
    readonly session: Session,
    readonly drag: Drag,
    readonly guard: Guard,
    readonly played: () => void,
  ) {
    const { cells } = session.board;
    this.cursor = Math.max(
      0,
      cells.findIndex((cell) => cell.ground !== 'Nothing'),
    );
  }

  /** The cell the keyboard acts on; a board that is being drawn may have become smaller. */
  get cursor(): number {
    return Math.min(this.#cursor, this.session.board.cells.length - 1);
  }

  set cursor(cell: number) {
    this.#cursor = cell;
  }

  #name(cell: number): string {
    return this.session.position.name(cell);
  }

  /** Whether there is a cell. */
  has(cell: number | null): cell is number {
    return cell !== null && (this.session.board.cells[cell]?.ground ?? 'Nothing') !== 'Nothing';
  }

  /** The moves of a gesture; a refusal is told. */
  #moves(gesture: Deed, cell: number, after: string[] = []): string[] {
    const { moves, refused } = this.session.position.handle(gesture, after);
    if (refused) this.refuse(refused, cell);
    return moves;
  }

  refuse(text: string, cell: number): void {
    this.refusal = { text, cell, turn: ++this.#turn };
  }

  #play(moves: string[]): boolean {
    if (!moves.length || !this.guard(moves)) return false;
    const done = this.session.play(moves);
    if (done) {
      this.letGo();
      this.played();
    }
    return done;
  }

  letGo(): void {
    this.picked = null;
    this.carried = null;
    this.reach = new Set();
  }

  /** Chooses a cell, alone or beside those already chosen. */
  choose(cell: number, add = false): void {
    this.clue = '';
    const chosen = new Set(add ? (this.chosen.size ? this.chosen : [this.cursor]) : []);
    chosen.add(cell);
    this.chosen = chosen.size > 1 ? chosen : new Set();
    this.cursor = cell;
  }

  /** A pointer comes down, or a finger has tapped. */
  press(cell: number, other: boolean, add = false): void {
    this.refusal = null;
    if (this.brush) {
      this.cursor = cell;
      const [move] = colour(this.session.board, this.notes, [cell], this.brush);
      this.session.note([move]);
      this.#stroke = move;
      return;
    }
    if (this.drag === 'chooses') {
      this.choose(cell, add);
      if (other && this.session.keys.some(({ pencil }) => pencil))
        this.mode = this.mode === 'pencil' ? 'answer' : 'pencil';
      return;
    }
    this.cursor = cell;
    this.clue = '';
    if (this.drag === 'joins' && !other) return;
    const moves = this.#moves({ kind: 'press', cell: this.#name(cell), other }, cell);
    if (this.#play(moves)) this.#stroke = moves[0];
  }

  /** The pointer, still down, comes over a cell. */
  over(cell: number): void {
    if (this.brush && this.#stroke) {
      const like = this.#stroke.slice(this.#stroke.indexOf(' '));
      this.session.more([`~${this.#name(cell)}${like}`]);
      return;
    }
    if (this.drag === 'chooses') this.choose(cell, true);
    if (this.drag !== 'paints' || !this.#stroke) return;
    this.cursor = cell;
    const moves = this.#moves({ kind: 'paint', cell: this.#name(cell), like: this.#stroke }, cell);
    if (moves.length) this.session.more(moves);
  }

  /** The pointer leaves the board or is lifted: the deed is whole. */
  end(): void {
    if (this.#stroke) this.session.keep();
    this.#stroke = '';
    this.carried = null;
  }

  /** Whether a pointer that is drawn leads from one cell to another. */
  get joins(): boolean {
    return this.drag === 'joins' && !this.brush;
  }

  /** Whether a pointer that starts here can carry something away. */
  carries(cell: number): boolean {
    return this.joins && this.session.position.point(this.#name(cell)).length > 0;
  }

  /** Picks a piece up without moving it. */
  take(cell: number): void {
    this.picked = cell;
    this.reach = new Set(this.session.position.point(this.#name(cell)));
  }

  /** A line is drawn from one cell to another. */
  join(from: number, to: number): boolean {
    const moves = this.#moves({ kind: 'join', from: this.#name(from), to: this.#name(to) }, to);
    this.letGo();
    return this.#play(moves);
  }

  /** A cell is pressed in a game that joins: it is picked up, or what is picked up goes there. */
  pick(cell: number): void {
    const from = this.picked;
    this.refusal = null;
    if (from === cell) return this.letGo();
    if (from !== null) {
      // Another piece that can move is rather picked up than refused.
      if (this.reach.has(cell) || !this.carries(cell)) {
        this.join(from, cell);
        return;
      }
    }
    this.letGo();
    const { moves, refused } = this.session.position.handle({ kind: 'press', cell: this.#name(cell) });
    if (refused) this.refuse(refused, cell);
    else if (!moves.length && this.carries(cell)) this.take(cell);
    else this.#play(moves);
  }

  /** Types on the cells that are chosen, as one deed; says whether the key means anything there. */
  type(key: string, pencil = this.mode === 'pencil'): boolean {
    this.refusal = null;
    if (this.session.position.edit) return this.#draw(key);
    if (this.mode === 'corner' && !pencil && this.#corner(key)) return true;
    if (this.drag === 'joins' && (key === 'Enter' || key === ' ')) return (this.pick(this.cursor), true);
    const cells = this.chosen.size ? this.#alike(key, pencil) : [this.cursor];
    const moves: string[] = [];
    for (const cell of cells) {
      const gesture: Deed = { kind: 'type', cell: this.#name(cell), key, pencil, tidy: settings.autoClear };
      moves.push(...this.#moves(gesture, cell, moves));
    }
    // A refused key has meant something, too.
    return this.#play(moves) || this.refusal !== null;
  }

  /** Types on a board that is being drawn. Digits that make one number are one deed. */
  #draw(key: string): boolean {
    const at = this.clue || this.#acted.map((cell) => this.#name(cell)).join(' ');
    const digit = /^\d$/.test(key);
    const goesOn = digit && this.#digits.at === at;
    const whole = goesOn ? this.#digits.text + key : key;
    // Only what these digits have put down is theirs to change.
    const same = goesOn && this.#digits.deed === this.session.at;
    const moves: string[] = [];
    for (const cell of this.clue ? [this.cursor] : this.#acted) {
      const gesture: Deed = this.clue
        ? { kind: 'clue', at: this.clue, key: whole }
        : { kind: 'type', cell: this.#name(cell), key: whole };
      moves.push(...this.#moves(gesture, cell, moves));
    }
    const most = Math.max(...this.session.keys.map(({ face }) => Number(face) || 0));
    if (digit && !moves.length && Number(whole) > most) {
      this.#digits = { at: '', text: '', deed: -1 };
      this.refuse(t('edit-unfit', { number: whole, most }), this.cursor);
      return true;
    }
    const done = same && moves.length ? this.session.more(moves) : this.#play(moves);
    if (done && same) this.played();
    const deed = done || same ? this.session.at : -1;
    this.#digits = { at: digit ? at : '', text: whole, deed };
    // A digit has meant something even where it changes nothing.
    return done || this.refusal !== null || digit;
  }

  get #acted(): number[] {
    const chosen = [...this.chosen].filter((cell) => this.has(cell));
    return chosen.length ? chosen.sort((a, b) => a - b) : [this.cursor];
  }

  #corner(key: string): boolean {
    const { session } = this;
    const face = session.keys.find((known) => known.key === key)?.face;
    if (!face) return false;
    session.note(corner(session.board, this.notes, this.#acted, face));
    return true;
  }

  /** Takes a colour to paint with, or puts it away; cells that are chosen get it at once. */
  colour(wanted: number): void {
    if (this.chosen.size) this.session.note(colour(this.session.board, this.notes, this.#acted, wanted));
    else this.brush = this.brush === wanted ? 0 : wanted;
  }

  /** From here on everything is a trial. */
  try(): void {
    if (!this.trial) this.session.note(begun);
  }

  keepTrial(): void {
    if (this.trial) this.session.note(kept);
  }

  /** Back to before the trial; undoing brings it back. */
  dropTrial(): void {
    const { trial } = this;
    this.letGo();
    if (trial && this.session.replace(trial, this.session.by)) this.played();
  }

  /** Of several cells, those that lack a mark get it; only where all have it is it taken away. */
  #alike(key: string, pencil: boolean): number[] {
    const { cells } = this.session.position;
    const all = this.#acted;
    const face = Number(this.session.keys.find((known) => known.key === key)?.face);
    const has = (cell: number) => (pencil ? cells[cell].pencil.includes(face) : cells[cell].text === String(face));
    const open = all.filter((cell) => !cells[cell].given && !(pencil && cells[cell].text) && !has(cell));
    return open.length ? open : all.filter((cell) => !cells[cell].given);
  }
}
