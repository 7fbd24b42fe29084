// A puzzle being drawn: its cells as texts, written in the reports' notation of its game.

import type { Side } from './geometry';
import type { GameName, Place } from './wire';

export interface Drawing {
  game: GameName;
  rows: number;
  cols: number;
  cells: string[];
  /** Towers: clues above, below, left, right. */
  clues: Record<'top' | 'bottom' | 'left' | 'right', string[]>;
  /** Pairs: 0 white, 1 red, 2 blue, 3 green, 4 black. */
  colours: number[];
}

export const MOST_SIDE = 30;

/** What pressing a cell turns it into, for games whose cells are not numbers. */
const NEXT: Partial<Record<GameName, Record<string, string>>> = {
  unruly: { '': '1', '1': '0', '0': '' },
  pegs: { x: 'o', o: '', '': 'x' },
};

export const nextCell = (game: GameName, now: string) => NEXT[game]?.[now];

const ENGLISH = ['  xxx  ', '  xxx  ', 'xxxxxxx', 'xxxoxxx', 'xxxxxxx', '  xxx  ', '  xxx  '];

export function blank(game: GameName, rows: number, cols: number): Drawing {
  const empty = (n: number) => Array<string>(n).fill('');
  const cells = empty(rows * cols);
  if (game === 'pegs') {
    const english = rows === 7 && cols === 7;
    cells.forEach((_, i) => (cells[i] = english ? [...ENGLISH.join('')][i].trim() : 'x'));
    if (!english) cells[Math.floor(cells.length / 2)] = 'o';
  }
  if (game === 'pairs') cells.fill('1');
  if (game === 'singles')
    cells.forEach((_, i) => (cells[i] = String(((Math.floor(i / cols) + (i % cols)) % Math.max(rows, cols)) + 1)));
  const clues = { top: empty(cols), bottom: empty(cols), left: empty(rows), right: empty(rows) };
  return { game, rows, cols, cells, clues, colours: Array(rows * cols).fill(0) };
}

export const USUAL_SIDES: Record<GameName, [number, number]> = {
  towers: [5, 5],
  singles: [5, 5],
  unruly: [6, 6],
  pegs: [7, 7],
  pairs: [4, 5],
};

/** The drawing in the reports' notation. */
export function asFile(drawing: Drawing): string {
  const { game, rows, cols, cells, clues, colours } = drawing;
  const line = <T>(all: T[], r: number) => all.slice(r * cols, (r + 1) * cols);
  const each = (write: (r: number) => string) => Array.from({ length: rows }, (_, r) => write(r));
  const blanks = (texts: string[]) => texts.map((text) => text || ' ').join(',');
  if (game === 'towers') {
    const middle = each((r) => `${clues.left[r] || ' '},${blanks(line(cells, r))},${clues.right[r] || ' '}`);
    return [` ,${blanks(clues.top)},`, ...middle, ` ,${blanks(clues.bottom)},`, ''].join('\n');
  }
  if (game === 'pairs') {
    const values = each((r) =>
      line(cells, r)
        .map((v) => v || '1')
        .join(' '),
    );
    return [`${rows} ${cols}`, ...each((r) => line(colours, r).join(' ')), ...values, ''].join('\n');
  }
  const end = game === 'pegs' ? ',' : '';
  return `${each((r) => blanks(line(cells, r)) + end).join('\n')}\n`;
}

/** What stands at a place of that text: a cell by its name, or a clue; nothing where it is about the whole. */
export function spotAt(drawing: Drawing, { line, column }: Place): string | { side: Side; number: number } | null {
  const { game, rows, cols } = drawing;
  const before = (asFile(drawing).split('\n')[line - 1] ?? '').slice(0, column - 1);
  const field = before.split(game === 'pairs' ? ' ' : ',').length;
  const cell = (row: number, col: number) =>
    row >= 1 && row <= rows && col >= 1 && col <= cols ? `r${row}c${col}` : null;
  // Two blocks of rows, the colours and the values, below a line with the size.
  if (game === 'pairs') return cell(line - 1 > rows ? line - 1 - rows : line - 1, field);
  if (game !== 'towers') return cell(line, field);
  const [row, col] = [line - 1, field - 1];
  const inRows = row >= 1 && row <= rows;
  if (col >= 1 && col <= cols && !inRows) return { side: row < 1 ? 'top' : 'bottom', number: col };
  if (inRows && (col < 1 || col > cols)) return { side: col < 1 ? 'left' : 'right', number: row };
  return cell(row, col);
}
