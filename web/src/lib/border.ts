// The keyboard on the clues beside a board that is being drawn: arrows lead from the cells onto them, along them and back.

import { clueName, SIDES, type Side } from './geometry';

interface Size {
  rows: number;
  cols: number;
}

const OUT: Record<string, Side> = { ArrowUp: 'top', ArrowDown: 'bottom', ArrowLeft: 'left', ArrowRight: 'right' };
const BACK: Record<Side, string> = { top: 'ArrowDown', bottom: 'ArrowUp', left: 'ArrowRight', right: 'ArrowLeft' };
const lies = (side: Side) => side === 'top' || side === 'bottom';

/** The clue that lies beyond a cell of the edge in a direction. */
export function beyond({ cols }: Size, cell: number, key: string): string {
  const side = OUT[key];
  return clueName(side, lies(side) ? cell % cols : Math.floor(cell / cols));
}

/** Where an arrow leads from a clue: to another one, or to a cell. */
export function fromClue({ rows, cols }: Size, clue: string, key: string): string | number {
  const side = SIDES.find((name) => clue.startsWith(name))!;
  const index = Number(clue.slice(side.length)) - 1;
  if (key === BACK[side]) {
    if (lies(side)) return (side === 'top' ? 0 : rows - 1) * cols + index;
    return index * cols + (side === 'left' ? 0 : cols - 1);
  }
  if (lies(side) !== lies(OUT[key])) {
    const next = index + (key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1);
    const most = lies(side) ? cols : rows;
    if (next >= 0 && next < most) return clueName(side, next);
  }
  return clue;
}
