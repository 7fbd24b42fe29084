// A game's history: what the player did, deed by deed, so that every deed can be taken back.

/** One deed: the moves it made, from where the game stood or, where `fresh`, from the first position. */
export interface Entry {
  moves: string[];
  fresh?: true;
  /** What it was, if not a move of the player: nothing that a program put on the board is the player's win. */
  by?: 'solver' | 'link' | 'tab' | 'duel';
}

/** The entries that make the position after `at` of them. */
export function present(entries: Entry[], at: number): Entry[] {
  let from = at;
  while (from > 0 && !entries[from - 1].fresh) from--;
  return entries.slice(Math.max(0, from - 1), at);
}

/** The moves that lead to the position after `at` entries. */
export const movesAt = (entries: Entry[], at: number): string[] => present(entries, at).flatMap((entry) => entry.moves);

/** What begins so is written beside the game, which knows nothing of it. */
export const BESIDE = '~';

/** The moves that are the game's. */
export const deeds = (moves: string[]): string[] => moves.filter((move) => !move.startsWith(BESIDE));

export const same = (a: string[], b: string[]): boolean => a.length === b.length && a.every((move, i) => move === b[i]);

/** Reads an entry that was written down, whoever wrote it. */
function entry(value: unknown): Entry[] {
  const { moves, fresh, by } = (value ?? {}) as Partial<Entry>;
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) return [];
  return [{ moves, ...(fresh ? { fresh: true as const } : {}), ...(typeof by === 'string' ? { by } : {}) }];
}

export const readEntries = (value: unknown): Entry[] => (Array.isArray(value) ? value.flatMap(entry) : []);

/** Moves that belong together were once joined by commas; a list of marks (`r1c1:1,2`) has commas of its own. */
export const parted = (move: string): string[] => (move.includes(':') ? [move] : move.split(',').filter(Boolean));
