// Lessons: a technique shown on a board where it is what a hint would say, and another such board to do it on.

import { practise, type Ears } from './api';
import { language } from './i18n.svelte';
import { load, save } from './storage.svelte';
import type { GameName, Practice } from './wire';

/** Boards to learn on: small ones, but large enough for what a level is about. */
const SIDES: Record<GameName, number[]> = {
  towers: [5],
  singles: [6],
  unruly: [6, 6, 6, 8, 8, 8],
  pegs: [5],
  pairs: [4],
};
const SECONDS = 20;

/** A place where a technique is needed; the same number gives the same place. */
export function lesson(game: GameName, technique: string, rank: number, number: number, ears?: Ears) {
  const sides = SIDES[game];
  const side = sides[Math.min(rank, sides.length - 1)];
  const size: [number, number] = [side, side];
  return practise({ game, technique, size, seed: number, language: language(), seconds: SECONDS }, ears);
}

const NAME = 'learnt';
/** The lessons done, as `game/technique`. */
export const learnt = (): Set<string> => new Set(load<string[]>(NAME, []).filter((one) => typeof one === 'string'));
export const learn = (game: string, technique: string): void =>
  void save(NAME, [...learnt().add(`${game}/${technique}`)]);

/** The moves of a step, played after those that lead to it. */
export const after = ({ moves, step }: Practice): string[] => [...moves, ...step.effects];
