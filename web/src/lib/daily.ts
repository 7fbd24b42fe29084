// The puzzles of a day: everybody's are the same, for they come from the date alone.

import { Failure, generate, readPuzzle, type Ears, type GameInfo } from './api';
import { offerOf } from './games';
import { said, t } from './i18n.svelte';
import { load, save } from './storage.svelte';
import type { Described, GameName } from './wire';

/** A day as `2026-11-16`. */
export type Day = string;

const two = (n: number) => String(n).padStart(2, '0');
export const dayOf = (date: Date): Day => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
export const today = (): Day => dayOf(new Date());
/** Noon, so that no change of the clocks moves it to another day. */
export const dateOf = (day: Day): Date => new Date(`${day}T12:00:00`);

/** A day before or after another. */
export function dayAfter(day: Day, days = 1): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** No puzzle is made for days before there were any, for days to come, or for what is no day. */
const FIRST_DAY: Day = '2026-11-01';
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text >= FIRST_DAY && text <= today() && dayOf(dateOf(text)) === text;

/** What is asked of the generator for a day. It may never change: days gone by would get other puzzles. */
export function dailyAsk(day: Day, { name, levels }: Pick<GameInfo, 'name' | 'levels'>) {
  const game = name as GameName;
  const weekday = (dateOf(day).getDay() + 6) % 7;
  const { sides, number } = offerOf(game).daily;
  const side = sides[weekday];
  const level = levels[Math.round((weekday / 6) * (levels.length - 1))];
  const seed = Number(day.replaceAll('-', '')) * 10 + number;
  return { game, size: [side, side] as [number, number], difficulty: level, seed };
}

/** The puzzle of a day, made once and then remembered. */
export async function dailyPuzzle(day: Day, info: GameInfo, ears?: Ears): Promise<Described> {
  const kept = `daily.${day}`;
  const known = load<Record<string, string>>(kept, {})[info.name];
  if (known) return readPuzzle({ text: known });
  const made = await generate({ ...dailyAsk(day, info), seconds: 60 }, ears);
  if (!made.puzzle) throw new Failure(() => t('new-stopped', { why: said(made.stopped ?? '', made.code) }));
  save(kept, { ...load<Record<string, string>>(kept, {}), [info.name]: made.puzzle.id });
  return made.puzzle;
}

/** The day whose puzzle this is, if it is one that was made here. */
export function dayOfPuzzle(id: string, days: Day[]): Day | null {
  return days.find((day) => Object.values(load<Record<string, string>>(`daily.${day}`, {})).includes(id)) ?? null;
}
