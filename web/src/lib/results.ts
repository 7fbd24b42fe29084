// What the player has solved: kept in the browser, counted, compared.

import { dayAfter, today, type Day } from './daily';
import { loadAny, save } from './storage.svelte';
import type { GameName } from './wire';

export interface Result {
  /** The puzzle. */
  id: string;
  game: GameName;
  size: string;
  /** The level, where the game has levels and this puzzle's is known. */
  level: string;
  seconds: number;
  hints: number;
  /** When it was solved. */
  when: number;
  /** The day whose puzzle it is. */
  day?: Day;
}

const NAME = 'results';
/** More are forgotten, the oldest first. */
const MOST = 5000;

const isResult = (value: unknown): value is Result => {
  const { id, game, seconds, when, hints } = (value ?? {}) as Partial<Result>;
  const numbers = [seconds, when, hints].every((number) => Number.isFinite(number) && number! >= 0);
  return typeof id === 'string' && typeof game === 'string' && numbers;
};

/** Reads results that were written down, whoever wrote them. */
export const readResults = (value: unknown): Result[] =>
  (Array.isArray(value) ? value.filter(isResult) : []).map(({ size, level, ...rest }) => ({
    ...rest,
    size: String(size ?? ''),
    level: String(level ?? ''),
  }));

/** All of them, the oldest first. */
export const results = (): Result[] => readResults(loadAny(NAME));

/** Notes what was solved; what was solved before counts once, with its first time. */
export function note(result: Result): void {
  addResults([result]);
}

/** Takes results in beside those that are here; says how many were new. */
export function addResults(more: Result[]): number {
  const all = results();
  const known = new Set(all.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id) && known.add(id));
  if (fresh.length) save(NAME, [...all, ...fresh].sort((a, b) => a.when - b.when).slice(-MOST));
  return fresh.length;
}

/** Puzzles that can be compared: the same game, size and level. */
export const alike = (all: Result[], { game, size, level, id }: Pick<Result, 'game' | 'size' | 'level' | 'id'>) =>
  all.filter((other) => other.game === game && other.size === size && other.level === level && other.id !== id);

export const best = (all: Result[]): number | null => (all.length ? Math.min(...all.map((r) => r.seconds)) : null);

export function median(all: Result[]): number {
  const times = all.map(({ seconds }) => seconds).sort((a, b) => a - b);
  const half = Math.floor(times.length / 2);
  return times.length % 2 ? times[half] : Math.round((times[half - 1] + times[half]) / 2);
}

/** How many days in a row, up to today or yesterday, a puzzle of the day was solved on its day; and the longest such row. */
export function streak(all: Result[], now: Day = today()): { now: number; longest: number } {
  const days = new Set(all.flatMap(({ day }) => (day ? [day] : [])));
  const length = (from: Day) => {
    let count = 0;
    for (let day = from; days.has(day); day = dayAfter(day, -1)) count++;
    return count;
  };
  const current = days.has(now) ? length(now) : length(dayAfter(now, -1));
  return { now: current, longest: Math.max(0, ...[...days].map(length)) };
}
