// Singles: blacken cells so that no number shows twice, no blacks touch, whites hang together.

import { cellName, cellNumber, filledAlike, lines, neighbours } from './cells';
import type { Broken, CellPicture, Puzzle, Rules, State } from './types';

export interface Singles extends Puzzle {
  numbers: string[];
}

const EMPTY = 0;
const BLACK = 1;
const WHITE = 2;
const VALUES: Record<string, number> = { black: BLACK, white: WHITE, clear: EMPTY };
const NAMES = ['clear', 'black', 'white'];

/** The cells not black, in connected groups, the largest first. */
export function groups(puzzle: Singles, state: State): number[][] {
  const group = Array<number>(state.cells.length).fill(-1);
  const found: number[][] = [];
  for (let first = 0; first < group.length; first++) {
    if (group[first] >= 0 || state.cells[first] === BLACK) continue;
    const members = [first];
    group[first] = found.length;
    for (let i = 0; i < members.length; i++) {
      for (const next of neighbours(puzzle, members[i])) {
        if (group[next] >= 0 || state.cells[next] === BLACK) continue;
        group[next] = found.length;
        members.push(next);
      }
    }
    found.push(members);
  }
  return found.sort((a, b) => b.length - a.length);
}

/** Cells of one line that show the same number, among those `shown`. */
function repeats(puzzle: Singles, shown: (cell: number) => boolean): number[][] {
  const found: number[][] = [];
  for (const line of lines(puzzle)) {
    const byNumber = new Map<string, number[]>();
    for (const cell of line) {
      const text = puzzle.numbers[cell];
      if (!text || text === '?' || !shown(cell)) continue;
      byNumber.set(text, [...(byNumber.get(text) ?? []), cell]);
    }
    for (const same of byNumber.values()) if (same.length > 1) found.push(same);
  }
  return found;
}

function broken(puzzle: Singles, state: State): Broken[] {
  const found: Broken[] = [];
  state.cells.forEach((value, cell) => {
    if (value !== BLACK) return;
    for (const next of neighbours(puzzle, cell)) {
      if (next > cell && state.cells[next] === BLACK) {
        found.push({ cells: [cell, next], why: 'broken-singles-touch' });
      }
    }
  });
  for (const group of groups(puzzle, state).slice(1)) {
    found.push({ cells: group, why: 'broken-singles-cut' });
  }
  for (const same of repeats(puzzle, (cell) => state.cells[cell] === WHITE)) {
    found.push({ cells: same, why: 'broken-singles-twice' });
  }
  return found;
}

function playOne(puzzle: Singles, state: State, move: string): State | null {
  const [name, value] = move.split('=');
  const cell = cellNumber(puzzle, name);
  if (cell < 0 || !(value in VALUES)) return null;
  const cells = state.cells.slice();
  cells[cell] = VALUES[value];
  return { ...state, cells };
}

export const singles: Rules<Singles> = {
  name: 'singles',
  setup({ game, id, options, view }) {
    const { rows, cols, shape, cells } = view!;
    return { game, id, options, rows, cols, shape, numbers: cells.map((cell) => cell.text) };
  },
  start(puzzle) {
    return { cells: Array(puzzle.rows * puzzle.cols).fill(EMPTY), marks: [], out: [], log: [] };
  },
  play(puzzle, state, move) {
    let now: State | null = state;
    for (const part of move.split(',')) now = now && playOne(puzzle, now, part);
    return now;
  },
  status(puzzle, state) {
    const wrong = broken(puzzle, state);
    const open = repeats(puzzle, (cell) => state.cells[cell] !== BLACK);
    const won = wrong.length === 0 && open.length === 0;
    const blacks = state.cells.filter((value) => value === BLACK).length;
    return {
      won,
      over: won,
      broken: wrong,
      counts: [
        ['count-black', blacks],
        ['count-repeats', open.length],
      ],
    };
  },
  picture(puzzle, state) {
    const cut = new Set(groups(puzzle, state).slice(1).flat());
    const cells = state.cells.map((value, cell): CellPicture => ({
      ground: value === BLACK ? 'black' : 'plain',
      text: puzzle.numbers[cell],
      pencil: [],
      piece: value === WHITE ? 'circle' : '',
      given: false,
      faint: cut.has(cell),
    }));
    return { cells, links: [], arrows: [] };
  },
  report(puzzle, state) {
    return state.cells.flatMap((value, cell) => (value === EMPTY ? [] : [`${cellName(puzzle, cell)}=${NAMES[value]}`]));
  },
  solution(puzzle, text) {
    return [...text].map((digit, cell) => `${cellName(puzzle, cell)}=${digit === '1' ? 'black' : 'white'}`);
  },
  agrees(_puzzle, state, text) {
    return state.cells.every((value, cell) => value === EMPTY || (value === BLACK) === (text[cell] === '1'));
  },
  adds: filledAlike,
  tap(puzzle, state, cell, alt) {
    const now = state.cells[cell];
    const next = alt ? (now === WHITE ? EMPTY : WHITE) : [BLACK, WHITE, EMPTY][now];
    return `${cellName(puzzle, cell)}=${NAMES[next]}`;
  },
  key(puzzle, state, cell, key) {
    const name = cellName(puzzle, cell);
    const now = state.cells[cell];
    if (key === 'Enter' || key === ' ') return singles.tap!(puzzle, state, cell, false);
    if (key === '1' || key === 'b') return `${name}=${now === BLACK ? 'clear' : 'black'}`;
    if (key === '2' || key === 'o' || key === 'w') return `${name}=${now === WHITE ? 'clear' : 'white'}`;
    if (key === 'Backspace' || key === 'Delete' || key === '0') return now ? `${name}=clear` : null;
    return null;
  },
};
