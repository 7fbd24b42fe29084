// Unruly: no three equal side by side, as many black as white in every line.

import { cellName, cellNumber, column, filledAlike, lines, row } from './cells';
import type { Broken, CellPicture, Puzzle, Rules, State } from './types';

export interface Unruly extends Puzzle {
  given: number[];
  /** No two rows and no two columns may be equal. */
  unique: boolean;
}

const EMPTY = 0;
const WHITE = 1;
const BLACK = 2;
const VALUES: Record<string, number> = { black: BLACK, white: WHITE, clear: EMPTY, '1': BLACK, '0': WHITE };
const NAMES = ['clear', 'white', 'black'];

export function count(state: State, line: number[], value: number): number {
  return line.filter((cell) => state.cells[cell] === value).length;
}

function equalLines(state: State, all: number[][]): Broken[] {
  const first = new Map<string, number[]>();
  const found: Broken[] = [];
  for (const line of all) {
    const text = line.map((cell) => state.cells[cell]).join('');
    if (text.includes('0')) continue;
    const other = first.get(text);
    if (other) found.push({ cells: [...other, ...line], why: 'broken-unruly-equal' });
    else first.set(text, line);
  }
  return found;
}

function broken(puzzle: Unruly, state: State): Broken[] {
  const found: Broken[] = [];
  for (const line of lines(puzzle)) {
    for (let i = 0; i + 2 < line.length; i++) {
      const three = line.slice(i, i + 3);
      const value = state.cells[three[0]];
      if (value && three.every((cell) => state.cells[cell] === value)) {
        found.push({ cells: three, why: 'broken-unruly-three' });
      }
    }
    for (const value of [WHITE, BLACK]) {
      if (count(state, line, value) * 2 > line.length) {
        const cells = line.filter((cell) => state.cells[cell] === value);
        found.push({ cells, why: value === BLACK ? 'broken-unruly-blacks' : 'broken-unruly-whites' });
      }
    }
  }
  if (puzzle.unique) {
    found.push(
      ...equalLines(
        state,
        Array.from({ length: puzzle.rows }, (_, r) => row(puzzle, r)),
      ),
    );
    found.push(
      ...equalLines(
        state,
        Array.from({ length: puzzle.cols }, (_, c) => column(puzzle, c)),
      ),
    );
  }
  return found;
}

function playOne(puzzle: Unruly, state: State, move: string): State | null {
  const [name, value] = move.split('=');
  const cell = cellNumber(puzzle, name);
  if (cell < 0 || !(value in VALUES)) return null;
  if (puzzle.given[cell]) return puzzle.given[cell] === VALUES[value] ? state : null;
  const cells = state.cells.slice();
  cells[cell] = VALUES[value];
  return { ...state, cells };
}

export const unruly: Rules<Unruly> = {
  name: 'unruly',
  setup({ game, id, options, view }) {
    const { rows, cols, shape, cells } = view!;
    // `6x6u:` in the ID, or the option it was read with.
    const unique = /^unruly:\d+(x\d+)?u/.test(id) || ['', 'true', 'yes', '1'].includes(options['unique-lines'] ?? 'no');
    const value = { Black: BLACK, White: WHITE } as Record<string, number>;
    const given = cells.map((cell) => value[cell.piece] ?? (cell.ground === 'Black' ? BLACK : EMPTY));
    return { game, id, options, rows, cols, shape, given, unique };
  },
  start(puzzle) {
    return { cells: puzzle.given.slice(), marks: [], out: [], log: [] };
  },
  play(puzzle, state, move) {
    let now: State | null = state;
    for (const part of move.split(',')) now = now && playOne(puzzle, now, part);
    return now;
  },
  status(puzzle, state) {
    const wrong = broken(puzzle, state);
    const left = state.cells.filter((value) => value === EMPTY).length;
    const won = left === 0 && wrong.length === 0;
    return { won, over: won, broken: wrong, counts: [['count-empty', left]] };
  },
  picture(puzzle, state) {
    const cells = state.cells.map((value, cell): CellPicture => ({
      ground: 'plain',
      text: '',
      pencil: [],
      piece: value === BLACK ? 'black' : value === WHITE ? 'white' : '',
      given: puzzle.given[cell] > 0,
    }));
    return { cells, links: [], arrows: [] };
  },
  report(puzzle, state) {
    return state.cells.flatMap((value, cell) =>
      value === EMPTY || puzzle.given[cell] ? [] : [`${cellName(puzzle, cell)}=${NAMES[value]}`],
    );
  },
  solution(puzzle, text) {
    const all = [...text].map((digit, cell) => ({ cell, value: digit === '1' ? 'black' : 'white' }));
    return all.filter(({ cell }) => !puzzle.given[cell]).map(({ cell, value }) => `${cellName(puzzle, cell)}=${value}`);
  },
  agrees(_puzzle, state, text) {
    return state.cells.every((value, cell) => value === EMPTY || (value === BLACK) === (text[cell] === '1'));
  },
  adds: filledAlike,
  tap(puzzle, state, cell, alt) {
    if (puzzle.given[cell]) return null;
    const now = state.cells[cell];
    const next = alt ? [WHITE, EMPTY, WHITE][now] : [BLACK, EMPTY, WHITE][now];
    return `${cellName(puzzle, cell)}=${NAMES[next]}`;
  },
  key(puzzle, state, cell, key) {
    if (puzzle.given[cell]) return null;
    const name = cellName(puzzle, cell);
    const now = state.cells[cell];
    if (key === 'Enter' || key === ' ') return unruly.tap!(puzzle, state, cell, false);
    if (key === '1' || key === 'b') return `${name}=${now === BLACK ? 'clear' : 'black'}`;
    if (key === '2' || key === '0' || key === 'w') return `${name}=${now === WHITE ? 'clear' : 'white'}`;
    if (key === 'Backspace' || key === 'Delete') return now ? `${name}=clear` : null;
    return null;
  },
};
