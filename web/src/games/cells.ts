// Cells by name and number: `r1c2` outside, row * cols + column inside.

import type { Puzzle, State } from './types';

type Size = Pick<Puzzle, 'rows' | 'cols'>;

export function cellName(puzzle: Size, cell: number): string {
  return `r${Math.floor(cell / puzzle.cols) + 1}c${(cell % puzzle.cols) + 1}`;
}

/** The number of a named cell, or -1. */
export function cellNumber(puzzle: Size, name: string): number {
  const found = /^r(\d+)c(\d+)$/.exec(name);
  if (!found) return -1;
  const row = Number(found[1]) - 1;
  const col = Number(found[2]) - 1;
  return row >= 0 && row < puzzle.rows && col >= 0 && col < puzzle.cols ? row * puzzle.cols + col : -1;
}

/** Every cell named in an effect such as `r1c2=3` or `r4c2-r4c4`. */
export function cellsIn(puzzle: Size, text: string): number[] {
  return [...text.matchAll(/r\d+c\d+/g)].map((m) => cellNumber(puzzle, m[0])).filter((c) => c >= 0);
}

/** The clue that the service names `left2`, counted from 1, as the page names it, from 0. */
export function clueIn(name: string): string {
  return name.replace(/\d+$/, (index) => String(Number(index) - 1));
}

export function row(puzzle: Size, r: number): number[] {
  return Array.from({ length: puzzle.cols }, (_, c) => r * puzzle.cols + c);
}

export function column(puzzle: Size, c: number): number[] {
  return Array.from({ length: puzzle.rows }, (_, r) => r * puzzle.cols + c);
}

/** Rows from the top, then columns from the left. */
export function lines(puzzle: Size): number[][] {
  return [
    ...Array.from({ length: puzzle.rows }, (_, r) => row(puzzle, r)),
    ...Array.from({ length: puzzle.cols }, (_, c) => column(puzzle, c)),
  ];
}

/** The cells that share a side. */
export function neighbours(puzzle: Size, cell: number): number[] {
  const { rows, cols } = puzzle;
  const r = Math.floor(cell / cols);
  const c = cell % cols;
  const found: number[] = [];
  if (r > 0) found.push(cell - cols);
  if (c > 0) found.push(cell - 1);
  if (c + 1 < cols) found.push(cell + 1);
  if (r + 1 < rows) found.push(cell + cols);
  return found;
}

/** Whether all filled cells of a position are filled alike in a later one; 0 is empty. */
export function filledAlike(before: State, after: State): boolean {
  return before.cells.every((value, cell) => !value || value === after.cells[cell]);
}
