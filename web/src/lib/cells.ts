// Cells by name and number: `r1c2` outside, row * cols + column inside.

interface Size {
  rows: number;
  cols: number;
}

export function cellName({ cols }: { cols: number }, cell: number): string {
  return `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1}`;
}

/** The number of a named cell, or -1. */
export function cellNumber({ rows, cols }: Size, name: string): number {
  const found = /^r(\d+)c(\d+)$/.exec(name);
  if (!found) return -1;
  const row = Number(found[1]) - 1;
  const col = Number(found[2]) - 1;
  return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : -1;
}

/** Every cell named in a move such as `r1c2=3` or `r4c2-r4c4`. */
export function cellsIn(size: Size, text: string): number[] {
  return [...text.matchAll(/r\d+c\d+/g)].map((m) => cellNumber(size, m[0])).filter((c) => c >= 0);
}

/** The last hop of a jump such as `r2c4-r4c4-r4c2`; nothing for other moves. */
function hopOf(size: Size, move: string): [from: number, to: number] | null {
  if (!/^r\d+c\d+(-r\d+c\d+)+$/.test(move)) return null;
  const [from, to] = cellsIn(size, move).slice(-2);
  return [from, to];
}

/** The jump that leads from one position to the next, or back from it. */
export function hopBetween(size: Size, before: string[], after: string[]): { from: number; to: number } | null {
  const [short, long] = before.length < after.length ? [before, after] : [after, before];
  if (long.length !== short.length + 1 || short.some((move, i) => move !== long[i])) return null;
  const hop = hopOf(size, long.at(-1)!);
  if (!hop) return null;
  return long === after ? { from: hop[0], to: hop[1] } : { from: hop[1], to: hop[0] };
}
