// Where things lie on a drawn board, in the drawing's own units.

import type { View } from './wire';

export type Side = 'top' | 'bottom' | 'left' | 'right';
export const SIDES: Side[] = ['top', 'bottom', 'left', 'right'];

/** The name of the clue on a side, as moves and hints name it: from 1. */
export const clueName = (side: Side, index: number) => `${side}${index + 1}`;

/** Room for what lies around the cells. */
const PLATE_EDGE = 11;
const FRAME_EDGE = 4;
/** The frame is as thick on a large board, so its room grows with the number of cells. */
const FRAME_SHARE = 0.16;

/** The side of a cell. */
export const S = 40;

export interface Point {
  x: number;
  y: number;
}

export class Geometry {
  readonly rows: number;
  readonly cols: number;
  readonly triangle: boolean;
  /** Numbers beside a wide board grow with it, so that they can still be read when it is shown small. */
  readonly side: number;
  /** Border clues have a strip of their own, inside the one of the line numbers. */
  readonly rim: number;
  readonly strip: number;
  readonly before: number;
  readonly after: number;
  readonly high: number;
  readonly width: number;
  readonly height: number;

  /** The board is a plate with holes. */
  readonly plate: boolean;

  constructor({ rows, cols, shape, clues, cells }: View, numbers: boolean, margins: boolean) {
    this.plate = cells.some(({ piece }) => piece === 'Peg' || piece === 'Hole');
    const edge = this.plate ? PLATE_EDGE : Math.max(FRAME_EDGE, FRAME_SHARE * Math.max(rows, cols));
    this.rows = rows;
    this.cols = cols;
    this.triangle = shape === 'Triangle';
    this.side = Math.max(11, Math.min(18, cols * 1.2));
    this.rim = clues ? S * 0.85 : 0;
    this.strip = numbers ? (S * (clues ? 0.45 : 0.6) * this.side) / 11 : 0;
    this.after = clues ? this.rim : margins ? (S * 1.35 * this.side) / 11 : edge;
    this.before = this.rim + this.strip || edge;
    this.high = this.triangle ? S * 0.88 : S;
    this.width = this.before + cols * S + this.after;
    this.height = this.before + (rows - 1) * this.high + S + this.after;
  }

  x(cell: number): number {
    return this.before + this.#shift(Math.floor(cell / this.cols)) + (cell % this.cols) * S;
  }

  y(cell: number): number {
    return this.before + Math.floor(cell / this.cols) * this.high;
  }

  corner(cell: number): Point {
    return { x: this.x(cell), y: this.y(cell) };
  }

  middle(cell: number): Point {
    return { x: this.x(cell) + S / 2, y: this.y(cell) + S / 2 };
  }

  /** The cell under a point. */
  at({ x, y }: Point): number | null {
    const row = Math.floor((y - this.before) / this.high);
    if (row < 0 || row >= this.rows) return null;
    const col = Math.floor((x - this.before - this.#shift(row)) / S);
    return col < 0 || col >= this.cols ? null : row * this.cols + col;
  }

  /** The cells on the way from one point to another: a quick pointer tells only where it was now and then. */
  between(from: Point, to: Point): number[] {
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (S / 4)));
    const found: number[] = [];
    for (let i = 1; i <= steps; i++) {
      const part = i / steps;
      const cell = this.at({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      if (cell !== null && cell !== found.at(-1)) found.push(cell);
    }
    return found;
  }

  clue(side: Side, index: number): Point {
    const along = this.before + index * S + S / 2;
    if (side === 'left') return { x: this.before - this.rim / 2, y: along };
    if (side === 'right') return { x: this.before + this.cols * S + this.after / 2, y: along };
    if (side === 'top') return { x: along, y: this.before - this.rim / 2 };
    return { x: along, y: this.before + this.rows * S + this.after / 2 };
  }

  /** Rows of a triangle are centred. */
  #shift(row: number): number {
    return this.triangle ? ((this.rows - 1 - row) * S) / 2 : 0;
  }
}
