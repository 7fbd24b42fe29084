// Pegs: a peg jumps over a neighbour into the hole behind it; the neighbour leaves.

import { cellName, cellNumber } from './cells';
import type { CellPicture, Puzzle, Rules, State } from './types';

export interface Pegs extends Puzzle {
  /** 1 peg, 0 hole, -1 no cell. */
  board: number[];
  /** Where the last peg must stand; -1 anywhere. */
  goal: number;
}

const NONE = -1;
const HOLE = 0;
const PEG = 1;

const SQUARE: [number, number][] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
];
/** Row r of a triangle has r + 1 cells, so each cell has six directions. */
const TRIANGLE: [number, number][] = [...SQUARE, [-1, -1], [1, 1]];

/** Where a jump over one neighbour lands, for every direction that stays on the board. */
function reach(puzzle: Pegs, from: number): { over: number; to: number }[] {
  const r = Math.floor(from / puzzle.cols);
  const c = from % puzzle.cols;
  const found: { over: number; to: number }[] = [];
  for (const [dr, dc] of puzzle.shape === 'Triangle' ? TRIANGLE : SQUARE) {
    const [row, col] = [r + 2 * dr, c + 2 * dc];
    if (row < 0 || row >= puzzle.rows || col < 0 || col >= puzzle.cols) continue;
    const over = (r + dr) * puzzle.cols + c + dc;
    const to = row * puzzle.cols + col;
    if (puzzle.board[over] !== NONE && puzzle.board[to] !== NONE) found.push({ over, to });
  }
  return found;
}

/** The holes a peg can jump to. */
export function jumps(puzzle: Pegs, state: State, from: number): { over: number; to: number }[] {
  if (state.cells[from] !== PEG) return [];
  return reach(puzzle, from).filter(({ over, to }) => state.cells[over] === PEG && state.cells[to] === HOLE);
}

function jump(puzzle: Pegs, state: State, from: number, to: number): State | null {
  const found = jumps(puzzle, state, from).find((j) => j.to === to);
  if (!found) return null;
  const cells = state.cells.slice();
  cells[from] = HOLE;
  cells[found.over] = HOLE;
  cells[to] = PEG;
  return { ...state, cells, log: [...state.log, [from, to]] };
}

function playOne(puzzle: Pegs, state: State, move: string): State | null {
  const stops = move.split('-').map((name) => cellNumber(puzzle, name));
  if (stops.length < 2 || stops.includes(-1)) return null;
  let now: State | null = state;
  for (let i = 0; i + 1 < stops.length; i++) now = now && jump(puzzle, now, stops[i], stops[i + 1]);
  return now;
}

function pegsLeft(state: State): number {
  return state.cells.filter((value) => value === PEG).length;
}

/** The position itself as a puzzle's name, for asking what can still be reached. */
export function asPuzzle(puzzle: Pegs, state: State): string {
  const mark = (value: number) => (value === PEG ? 'P' : value === HOLE ? 'H' : 'O');
  if (puzzle.shape === 'Triangle') {
    const inside = state.cells.filter((_, cell) => cell % puzzle.cols <= Math.floor(cell / puzzle.cols));
    return `pegs:triangle:${puzzle.rows}:${inside.map(mark).join('')}`;
  }
  return `pegs:${puzzle.cols}x${puzzle.rows}:${state.cells.map(mark).join('')}`;
}

export const pegs: Rules<Pegs> = {
  name: 'pegs',
  setup({ game, id, options, view }) {
    const { rows, cols, shape, cells } = view!;
    const board = cells.map((cell) => {
      if (cell.ground === 'Nothing') return NONE;
      return cell.piece === 'Peg' ? PEG : HOLE;
    });
    // The service marks the hole where the last peg must stand.
    const goal = cells.findIndex((cell) => cell.highlight === 'Target');
    return { game, id, options, rows, cols, shape, board, goal };
  },
  start(puzzle) {
    return { cells: puzzle.board.slice(), marks: [], out: [], log: [] };
  },
  play(puzzle, state, move) {
    let now: State | null = state;
    for (const part of move.split(',')) now = now && playOne(puzzle, now, part);
    return now;
  },
  status(puzzle, state) {
    const left = pegsLeft(state);
    const right = puzzle.goal < 0 || state.cells[puzzle.goal] === PEG;
    const stuck = state.cells.every((_, cell) => jumps(puzzle, state, cell).length === 0);
    return {
      won: left === 1 && right,
      over: stuck,
      broken: [],
      counts: [
        ['count-pegs', left],
        ['count-jumps', state.log.length],
      ],
    };
  },
  picture(puzzle, state) {
    const cells = state.cells.map((value, cell): CellPicture => ({
      goal: cell === puzzle.goal,
      ground: value === NONE ? 'none' : 'plain',
      text: '',
      pencil: [],
      piece: value === PEG ? 'peg' : value === HOLE ? 'hole' : '',
      given: false,
    }));
    const last = state.log.at(-1);
    return { cells, links: [], arrows: last ? [{ a: last[0], b: last[1] }] : [] };
  },
  report(puzzle, state) {
    return state.log.map(([from, to]) => `${cellName(puzzle, from)}-${cellName(puzzle, to)}`);
  },
  solution(_puzzle, text) {
    return text.split(';').filter(Boolean);
  },
  agrees(puzzle, state, text) {
    const path: string[] = [];
    for (const chain of text.split(';').filter(Boolean)) {
      const stops = chain.split('-');
      for (let i = 0; i + 1 < stops.length; i++) path.push(`${stops[i]}-${stops[i + 1]}`);
    }
    return pegs.report(puzzle, state).every((move, i) => move === path[i]);
  },
  // A peg that left never comes back: what was lost stays lost.
  adds: () => true,
  join(puzzle, state, from, to) {
    const found = jumps(puzzle, state, from).some((j) => j.to === to);
    return found ? `${cellName(puzzle, from)}-${cellName(puzzle, to)}` : null;
  },
  partners(puzzle, state, from) {
    return jumps(puzzle, state, from).map((j) => j.to);
  },
};
