// Games kept in the browser, one record each, named by puzzle, options and, for copies, a number.

import { parted, readEntries, type Entry } from './history';
import { addResults, readResults, results } from './results';
import { playPath } from './route.svelte';
import { forget, load, loadAny, names, save } from './storage.svelte';

/** The shape of what is kept. Version 1 had no number: a list of moves, those of one deed joined by commas. */
const VERSION = 2;

export interface Savepoint {
  name: string;
  moves: string[];
}

export interface Kept {
  version: number;
  entries: Entry[];
  at: number;
  points: Savepoint[];
  seconds: number;
  /** When it was last played. */
  when: number;
  won: boolean;
  /** Rows and columns, to tell two games of a kind apart. */
  size: string;
  hints: number;
  /** Its level and rating, where they are known. */
  level: string;
  rating: number;
}

export function keyOf(id: string, options: Record<string, string>, copy = 0): string {
  const extra = Object.entries(options)
    .sort()
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return `${id}${extra ? `?${extra}` : ''}${copy ? `#${copy}` : ''}`;
}

/** A key without the number of its copy, and that number. */
function parts(key: string): [name: string, copy: number] {
  const cut = key.lastIndexOf('#');
  return cut < 0 ? [key, 0] : [key.slice(0, cut), Number(key.slice(cut + 1)) || 0];
}

/** The puzzle of a kept game: its name and options. */
export function puzzleOf(key: string): { text: string; options: Record<string, string> } {
  const [name] = parts(key);
  const cut = name.indexOf('?');
  const options = cut < 0 ? {} : Object.fromEntries(new URLSearchParams(name.slice(cut + 1)));
  return { text: cut < 0 ? name : name.slice(0, cut), options };
}

/** The address of a kept game. */
export function keptPath(key: string): string {
  const { text, options } = puzzleOf(key);
  return playPath(text, options, [], copyOf(key));
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): string[] => list(value).filter((text) => typeof text === 'string');
const count = (value: unknown): number => (Number.isFinite(value) ? Math.max(0, Number(value)) : 0);

/** Reads a record of any version; nothing where there is none. */
export function readKept(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = value as Record<string, unknown>;
  if (count(found.version) > VERSION) return null;
  const old = found.version === undefined;
  const entries = old ? texts(found.moves).map((move) => ({ moves: parted(move) })) : readEntries(found.entries);
  const points = list(found.points).flatMap((point) => {
    const { name, moves } = (point ?? {}) as Record<string, unknown>;
    return [{ name: String(name), moves: old ? texts(moves).flatMap(parted) : texts(moves) }];
  });
  return {
    version: VERSION,
    entries,
    at: Math.min(count(found.at), entries.length),
    points,
    seconds: count(found.seconds),
    when: count(found.when),
    won: found.won === true,
    size: typeof found.size === 'string' ? found.size : '',
    hints: count(found.hints),
    level: typeof found.level === 'string' ? found.level : '',
    rating: count(found.rating),
  };
}

/** Where games are kept, and where puzzles that are being drawn: what is done to either is kept alike. */
export type Shelf = 'game' | 'draft';

export const keptGame = (key: string, shelf: Shelf = 'game'): Kept | null => readKept(loadAny(`${shelf}.${key}`));

/** Keeps a game; the text that was written, or nothing where that failed. */
export const keepGame = (key: string, kept: Omit<Kept, 'version'>, shelf: Shelf = 'game'): string | null =>
  save(`${shelf}.${key}`, { version: VERSION, ...kept });

export const forgetGame = (key: string): void => forget(`game.${key}`);

export interface Shown {
  key: string;
  game: string;
  kept: Kept;
}

/** Every kept game, the latest first. */
export function keptGames(): Shown[] {
  tidy();
  const all = names('game.').flatMap((key) => {
    const kept = keptGame(key);
    return kept ? [{ key, game: key.split(':')[0], kept }] : [];
  });
  return all.sort((a, b) => b.kept.when - a.kept.when);
}

/** Version 1 kept a list of its games and each puzzle's picture beside them. */
function tidy(): void {
  forget('games');
  for (const key of names('puzzle.')) {
    const view = load<{ view?: { rows: number; cols: number } }>(`puzzle.${key}`, {}).view;
    const kept = keptGame(key);
    if (kept && view) keepGame(key, { ...kept, size: `${view.rows}×${view.cols}` });
    forget(`puzzle.${key}`);
  }
}

/** The first name like this one under which nothing is kept yet. */
export function freeKey(key: string): string {
  const [name] = parts(key);
  for (let copy = 0; ; copy++) {
    const tried = keyOf(name, {}, copy);
    if (!keptGame(tried)) return tried;
  }
}

export const copyOf = (key: string): number => parts(key)[1];
/** The games of one puzzle: its own, and the copies. */
export const alike = (key: string): string[] => names('game.').filter((other) => parts(other)[0] === parts(key)[0]);

const FILE = 'quadrille games';

/** All kept games as one file. */
export function asFile(): string {
  const games = Object.fromEntries(keptGames().map(({ key, kept }) => [key, kept]));
  return JSON.stringify({ file: FILE, version: VERSION, games, results: results() }, null, 1);
}

/** Takes in the games of such a file, beside those that are here; says how many were new, or nothing if it is no such file. */
export function fromFile(text: string): { added: number; known: number; lost: number } | null {
  let found: { file?: unknown; games?: unknown; results?: unknown };
  try {
    found = JSON.parse(text) ?? {};
  } catch {
    return null;
  }
  if (found.file !== FILE || typeof found.games !== 'object' || !found.games) return null;
  addResults(readResults(found.results));
  const told = { added: 0, known: 0, lost: 0 };
  for (const [key, value] of Object.entries(found.games)) {
    const kept = readKept(value);
    if (!kept || !key.includes(':')) {
      told.lost++;
      continue;
    }
    const entries = JSON.stringify(kept.entries);
    if (alike(key).some((other) => JSON.stringify(keptGame(other)?.entries) === entries)) told.known++;
    else if (keepGame(freeKey(key), kept) === null) told.lost++;
    else told.added++;
  }
  return told;
}
