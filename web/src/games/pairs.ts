// Pairs: couple neighbours of compatible colours; the score is what differs and what stays alone.

import { cellName, cellNumber, neighbours } from './cells';
import type { CellPicture, Colour, Puzzle, Rules, State } from './types';

export interface Pairs extends Puzzle {
  colours: Colour[];
  values: number[];
  /** Two whites may pair at any distance. */
  anywhere: boolean;
}

/** Two colours that may pair. */
export function compatible(a: Colour, b: Colour): boolean {
  if (a === 'Black' || b === 'Black') return false;
  if (a === 'White' || b === 'White') return true;
  return (a === 'Green') === (b === 'Green');
}

export function mayPair(puzzle: Pairs, a: number, b: number): boolean {
  if (a === b || !compatible(puzzle.colours[a], puzzle.colours[b])) return false;
  if (neighbours(puzzle, a).includes(b)) return true;
  return puzzle.anywhere && puzzle.colours[a] === 'White' && puzzle.colours[b] === 'White';
}

export function difference(puzzle: Pairs, a: number, b: number): number {
  return Math.abs(puzzle.values[a] - puzzle.values[b]);
}

/** Every pair that can still be taken. */
export function openPairs(puzzle: Pairs, state: State): [number, number][] {
  const found: [number, number][] = [];
  for (let a = 0; a < state.cells.length; a++) {
    if (state.cells[a] >= 0) continue;
    const others = puzzle.anywhere ? state.cells.map((_, b) => b) : neighbours(puzzle, a);
    for (const b of others) if (b > a && state.cells[b] < 0 && mayPair(puzzle, a, b)) found.push([a, b]);
  }
  return found;
}

/** Differences of the pairs, plus the values of the cells left alone. */
export function score(puzzle: Pairs, state: State): number {
  let total = 0;
  state.cells.forEach((partner, cell) => {
    if (puzzle.colours[cell] === 'Black') return;
    if (partner < 0) total += puzzle.values[cell];
    else if (partner > cell) total += difference(puzzle, cell, partner);
  });
  return total;
}

/** The two players' totals, the first to move first. */
export function totals(puzzle: Pairs, state: State): [number, number] {
  const sums: [number, number] = [0, 0];
  state.log.forEach(([a, b], turn) => (sums[turn % 2] += difference(puzzle, a, b)));
  return sums;
}

function playOne(puzzle: Pairs, state: State, move: string): State | null {
  if (move.endsWith('=alone')) {
    const cell = cellNumber(puzzle, move.slice(0, -'=alone'.length));
    if (cell < 0 || state.cells[cell] >= 0) return null;
    const marks = state.marks.slice();
    marks[cell] ^= 1;
    return { ...state, marks };
  }
  const found = /^(r\d+c\d+)([+/])(r\d+c\d+)$/.exec(move);
  if (!found) return null;
  const a = cellNumber(puzzle, found[1]);
  const b = cellNumber(puzzle, found[3]);
  if (a < 0 || b < 0) return null;
  const cells = state.cells.slice();
  if (found[2] === '/') {
    if (cells[a] !== b) return null;
    cells[a] = cells[b] = -1;
    return { ...state, cells, log: state.log.filter(([x, y]) => !(x === a && y === b) && !(x === b && y === a)) };
  }
  if (cells[a] >= 0 || cells[b] >= 0 || !mayPair(puzzle, a, b)) return null;
  cells[a] = b;
  cells[b] = a;
  const marks = state.marks.slice();
  marks[a] = marks[b] = 0;
  return { ...state, cells, marks, log: [...state.log, [a, b]] };
}

const GROUND: Record<Colour, CellPicture['ground']> = {
  White: 'white',
  Red: 'red',
  Blue: 'blue',
  Green: 'green',
  Black: 'black',
};

export const pairs: Rules<Pairs> = {
  name: 'pairs',
  setup({ game, id, options, view }) {
    const { rows, cols, shape, cells } = view!;
    const colours = cells.map(({ ground }): Colour => {
      if (ground === 'Black') return 'Black';
      return typeof ground === 'object' ? ground.Tint : 'White';
    });
    const values = cells.map((cell) => Number(/\d+/.exec(cell.text)?.[0] ?? 0));
    const anywhere = options.rule === 'white-anywhere' || /^pairs:\d+x\d+a:/.test(id);
    return { game, id, options, rows, cols, shape, colours, values, anywhere };
  },
  start(puzzle) {
    const size = puzzle.rows * puzzle.cols;
    return { cells: Array(size).fill(-1), marks: Array(size).fill(0), out: [], log: [] };
  },
  play(puzzle, state, move) {
    let now: State | null = state;
    for (const part of move.split(',')) now = now && playOne(puzzle, now, part);
    return now;
  },
  status(puzzle, state) {
    // Whether the score is the best possible is for whoever knows the optimum to say.
    const over = openPairs(puzzle, state).length === 0;
    return { won: false, over, broken: [], counts: [['count-score', score(puzzle, state)]] };
  },
  picture(puzzle, state) {
    const cells = state.cells.map((partner, cell): CellPicture => ({
      ground: GROUND[puzzle.colours[cell]],
      text: puzzle.colours[cell] === 'Black' ? '' : String(puzzle.values[cell]),
      pencil: [],
      piece: state.marks[cell] ? 'circle' : '',
      given: true,
      faint: partner >= 0,
    }));
    const links = state.log.map(([a, b], turn) => ({ a, b, owner: (turn % 2) + 1 }));
    return { cells, links, arrows: [] };
  },
  report(puzzle, state) {
    const alone = state.marks.flatMap((mark, cell) => (mark ? [`${cellName(puzzle, cell)}=alone`] : []));
    return [...state.log.map(([a, b]) => `${cellName(puzzle, a)}+${cellName(puzzle, b)}`), ...alone];
  },
  solution(_puzzle, text) {
    return text.split(';').filter(Boolean);
  },
  agrees(puzzle, state, text) {
    const right = new Set(text.split(';'));
    const paired = new Set(text.split(/[;+]/));
    if (state.marks.some((mark, cell) => mark && paired.has(cellName(puzzle, cell)))) return false;
    return state.log.every(([a, b]) => {
      const [x, y] = [cellName(puzzle, a), cellName(puzzle, b)];
      return right.has(`${x}+${y}`) || right.has(`${y}+${x}`);
    });
  },
  adds(before, after) {
    const paired = before.cells.every((partner, cell) => partner < 0 || partner === after.cells[cell]);
    return paired && before.marks.every((mark, cell) => !mark || after.marks[cell] > 0);
  },
  join(puzzle, state, from, to) {
    const [a, b] = [cellName(puzzle, Math.min(from, to)), cellName(puzzle, Math.max(from, to))];
    if (state.cells[from] === to) return `${a}/${b}`;
    return pairs.partners!(puzzle, state, from).includes(to) ? `${a}+${b}` : null;
  },
  partners(puzzle, state, from) {
    if (state.cells[from] >= 0) return [state.cells[from]];
    return state.cells.map((_, cell) => cell).filter((cell) => state.cells[cell] < 0 && mayPair(puzzle, from, cell));
  },
};
