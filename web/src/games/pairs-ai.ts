// A player for two-player Pairs: each turn takes a pair and adds its difference to one's own
// total; the lower total wins. Deepening alpha-beta on (own total - other's total), with a table.

export interface Board {
  /** Which pairs exist: cell numbers and cost. */
  pairs: { a: number; b: number; cost: number }[];
  cells: number;
}

export type Level = 'random' | 'greedy' | 'careful' | 'expert';
export const LEVELS: Level[] = ['random', 'greedy', 'careful', 'expert'];

/** How deep and how long each level thinks. */
const THOUGHT: Record<Level, { depth: number; ms: number }> = {
  random: { depth: 0, ms: 0 },
  greedy: { depth: 1, ms: 50 },
  careful: { depth: 3, ms: 400 },
  expert: { depth: 64, ms: 1000 },
};

const TABLE_LIMIT = 300_000;
const CLOCK_EVERY = 1024;

class OutOfTime extends Error {}

class Search {
  taken: boolean[];
  table = new Map<string, { depth: number; value: number; kind: -1 | 0 | 1 }>();
  nodes = 0;
  pairs: Board['pairs'];
  end: number;

  constructor(board: Board, taken: boolean[], end: number) {
    // Cheap pairs first: they are usually best, and good first guesses cut the most.
    this.pairs = [...board.pairs].sort((x, y) => x.cost - y.cost);
    this.taken = taken.slice();
    this.end = end;
  }

  legal() {
    return this.pairs.filter(({ a, b }) => !this.taken[a] && !this.taken[b]);
  }

  /** The least (own - other) the player to move can reach within `depth` turns. */
  value(depth: number, low: number, high: number): number {
    if (++this.nodes % CLOCK_EVERY === 0 && performance.now() > this.end) throw new OutOfTime();
    const moves = this.legal();
    if (moves.length === 0 || depth === 0) return 0;
    const key = this.taken.map(Number).join('');
    const known = this.table.get(key);
    if (known && (known.depth === depth || known.depth >= moves.length)) {
      if (known.kind === 0) return known.value;
      if (known.kind < 0 && known.value <= low) return known.value;
      if (known.kind > 0 && known.value >= high) return known.value;
    }
    let best = Infinity;
    let top = high;
    for (const move of moves) {
      best = Math.min(best, this.after(move, depth, low, top));
      top = Math.min(top, best);
      if (best <= low) break;
    }
    const kind = best <= low ? -1 : best >= high ? 1 : 0;
    if (this.table.size < TABLE_LIMIT) this.table.set(key, { depth, value: best, kind });
    return best;
  }

  after(move: Board['pairs'][number], depth: number, low: number, high: number): number {
    this.taken[move.a] = this.taken[move.b] = true;
    try {
      return move.cost - this.value(depth - 1, move.cost - high, move.cost - low);
    } finally {
      this.taken[move.a] = this.taken[move.b] = false;
    }
  }
}

/** The pair to take, or nothing when none is left. `dice` gives numbers in [0, 1). */
export function choose(
  board: Board,
  taken: boolean[],
  level: Level,
  dice: () => number = Math.random,
): [number, number] | null {
  const { depth, ms } = THOUGHT[level];
  const search = new Search(board, taken, performance.now() + ms);
  const moves = search.legal();
  if (moves.length === 0) return null;
  if (level === 'random') {
    const move = moves[Math.floor(dice() * moves.length)];
    return [move.a, move.b];
  }
  let best = moves[0];
  try {
    for (let deep = 1; deep <= Math.min(depth, moves.length); deep++) {
      search.table.clear();
      let least = Infinity;
      let found = best;
      for (const move of [best, ...moves.filter((m) => m !== best)]) {
        const value = search.after(move, deep, -Infinity, least);
        if (value < least) [least, found] = [value, move];
      }
      best = found;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  return [best.a, best.b];
}
