// Towers: each height once a row and a column; clues count the towers seen.

import { cellName, cellNumber, column, filledAlike, lines, row } from './cells';
import type { Broken, CellPicture, CluePicture, Puzzle, Rules, Side, State } from './types';
import { SIDES } from './types';

export interface Towers extends Puzzle {
  n: number;
  given: number[];
  clues: Record<Side, number[]>;
}

/** The cells a clue looks along, nearest first. */
export function sight(puzzle: Towers, side: Side, index: number): number[] {
  const line = side === 'top' || side === 'bottom' ? column(puzzle, index) : row(puzzle, index);
  return side === 'top' || side === 'left' ? line : line.reverse();
}

/** The towers seen along a line, nearest first; empty cells hide nothing. */
export function seen(state: State, line: number[]): number[] {
  let highest = 0;
  return line.filter((cell) => {
    const height = state.cells[cell];
    if (height <= highest) return false;
    highest = height;
    return true;
  });
}

function clueState(puzzle: Towers, state: State, side: Side, index: number): 'open' | 'done' | 'wrong' {
  const clue = puzzle.clues[side][index];
  const line = sight(puzzle, side, index);
  if (!clue || line.some((cell) => !state.cells[cell])) return 'open';
  return seen(state, line).length === clue ? 'done' : 'wrong';
}

function broken(puzzle: Towers, state: State): Broken[] {
  const found: Broken[] = [];
  for (const line of lines(puzzle)) {
    for (let height = 1; height <= puzzle.n; height++) {
      const same = line.filter((cell) => state.cells[cell] === height);
      if (same.length > 1) found.push({ cells: same, why: 'broken-towers-twice' });
    }
  }
  for (const side of SIDES) {
    for (let index = 0; index < puzzle.n; index++) {
      if (clueState(puzzle, state, side, index) === 'wrong') {
        found.push({ cells: [], clue: { side, index }, why: 'broken-towers-clue' });
      }
    }
  }
  return found;
}

function place(puzzle: Towers, state: State, cell: number, height: number, clear: boolean): State | null {
  if (puzzle.given[cell] || height > puzzle.n) return null;
  const cells = state.cells.slice();
  cells[cell] = height;
  const marks = state.marks.slice();
  if (height) marks[cell] = 0;
  if (clear && height) {
    const r = Math.floor(cell / puzzle.cols);
    for (const other of [...row(puzzle, r), ...column(puzzle, cell % puzzle.cols)]) {
      marks[other] &= ~(1 << height);
    }
  }
  return { ...state, cells, marks };
}

/** The heights not yet in the cell's row or column, one bit each. */
function free(puzzle: Towers, state: State, cell: number): number {
  let bits = 0;
  for (let height = 1; height <= puzzle.n; height++) bits |= 1 << height;
  const r = Math.floor(cell / puzzle.cols);
  for (const other of [...row(puzzle, r), ...column(puzzle, cell % puzzle.cols)]) {
    if (state.cells[other]) bits &= ~(1 << state.cells[other]);
  }
  return bits & ~state.out[cell];
}

function playOne(puzzle: Towers, state: State, move: string): State | null {
  if (move === 'marks') {
    const marks = state.cells.map((height, cell) => (height ? 0 : free(puzzle, state, cell)));
    return { ...state, marks };
  }
  const found = /^(r\d+c\d+)(=|!=|\?)(\d+)(!?)$/.exec(move);
  if (!found) return null;
  const cell = cellNumber(puzzle, found[1]);
  const height = Number(found[3]);
  if (cell < 0 || height > puzzle.n) return null;
  if (found[2] === '=') return place(puzzle, state, cell, height, found[4] === '!');
  if (state.cells[cell]) return found[2] === '!=' ? state : null;
  const marks = state.marks.slice();
  if (found[2] === '?') {
    marks[cell] ^= 1 << height;
    return { ...state, marks };
  }
  const out = state.out.slice();
  out[cell] |= 1 << height;
  marks[cell] = (marks[cell] || free(puzzle, state, cell)) & ~(1 << height);
  return { ...state, out, marks };
}

export function bits(mask: number): number[] {
  return Array.from({ length: 31 }, (_, height) => height).filter((height) => mask & (1 << height));
}

/** `1`-`9`, then `a` = 10. */
export function heightsOf(text: string): number[] {
  return [...text].map((digit) => parseInt(digit, 36));
}

export const towers: Rules<Towers> = {
  name: 'towers',
  setup({ game, id, options, view }) {
    const { rows, cols, shape, cells, clues } = view!;
    const numbers = (side: Side) =>
      (clues?.[side] ?? Array(rows).fill({ text: '' })).map(({ text }) => Number(text) || 0);
    return {
      game,
      id,
      options,
      rows,
      cols,
      shape,
      n: rows,
      given: cells.map((cell) => (cell.given ? Number(cell.text) || 0 : 0)),
      clues: {
        top: numbers('top'),
        bottom: numbers('bottom'),
        left: numbers('left'),
        right: numbers('right'),
      },
    };
  },
  start(puzzle) {
    const none = Array(puzzle.rows * puzzle.cols).fill(0);
    return { cells: puzzle.given.slice(), marks: none, out: none.slice(), log: [] };
  },
  play(puzzle, state, move) {
    let now: State | null = state;
    for (const part of move.split(',')) now = now && playOne(puzzle, now, part);
    return now;
  },
  status(puzzle, state) {
    const wrong = broken(puzzle, state);
    const left = state.cells.filter((height) => !height).length;
    const won = left === 0 && wrong.length === 0;
    return { won, over: won, broken: wrong, counts: [['count-empty', left]] };
  },
  picture(puzzle, state) {
    const cells = state.cells.map((height, cell): CellPicture => ({
      ground: 'plain',
      text: height ? String(height) : '',
      pencil: height ? [] : bits(state.marks[cell]),
      piece: '',
      given: puzzle.given[cell] > 0,
    }));
    const clue =
      (side: Side) =>
      (value: number, index: number): CluePicture => ({
        text: value ? String(value) : '',
        done: clueState(puzzle, state, side, index) === 'done',
      });
    const { top, bottom, left, right } = puzzle.clues;
    const clues = {
      top: top.map(clue('top')),
      bottom: bottom.map(clue('bottom')),
      left: left.map(clue('left')),
      right: right.map(clue('right')),
    };
    return { cells, clues, links: [], arrows: [] };
  },
  report(puzzle, state) {
    const moves: string[] = [];
    state.cells.forEach((height, cell) => {
      if (height && !puzzle.given[cell]) moves.push(`${cellName(puzzle, cell)}=${height}`);
      if (!height) bits(state.out[cell]).forEach((h) => moves.push(`${cellName(puzzle, cell)}!=${h}`));
    });
    return moves;
  },
  solution(puzzle, text) {
    const open = heightsOf(text).map((height, cell) => ({ height, cell }));
    return open
      .filter(({ cell }) => !puzzle.given[cell])
      .map(({ height, cell }) => `${cellName(puzzle, cell)}=${height}!`);
  },
  agrees(_puzzle, state, text) {
    const right = heightsOf(text);
    return state.cells.every((height, cell) => !height || height === right[cell]);
  },
  adds: filledAlike,
  key(puzzle, state, cell, key, hand) {
    const name = cellName(puzzle, cell);
    if (puzzle.given[cell]) return null;
    if (key === 'Backspace' || key === 'Delete' || key === '0') {
      return state.cells[cell]
        ? `${name}=0`
        : bits(state.marks[cell])
            .map((h) => `${name}?${h}`)
            .join(',') || null;
    }
    const height = /^[1-9]$/.test(key) ? Number(key) : /^[a-z]$/.test(key) ? parseInt(key, 36) : 0;
    if (height < 1 || height > puzzle.n) return null;
    if (hand.pencil) return state.cells[cell] ? null : `${name}?${height}`;
    if (state.cells[cell] === height) return `${name}=0`;
    return `${name}=${height}${hand.autoClear ? '!' : ''}`;
  },
};
