// Lessons: a technique shown on a board where it is what a hint would say, and other such boards to do it on.

import { explain, practise, readPuzzle, type Ears } from './api';
import { language } from './i18n.svelte';
import { load, save } from './storage.svelte';
import type { GameName, Practice, Practised } from './wire';

/** The boards of the manual's lessons, a file a game: technique, puzzle, moves to the place. */
const CHOSEN = import.meta.glob<string>('../../../crates/games/src/*/corpus/lessons.tsv', {
  query: '?raw',
  import: 'default',
});
const SECONDS = 20;

interface Place {
  text: string;
  moves: string[];
}

/** The places that were chosen for a technique. */
export async function chosen(game: GameName, technique: string): Promise<Place[]> {
  const path = Object.keys(CHOSEN).find((one) => one.includes(`/${game}/`));
  const rows = path ? (await CHOSEN[path]()).split('\n').map((line) => line.split('\t')) : [];
  return rows
    .filter(([name]) => name === technique)
    .map(([, id, moves]) => ({ text: `${game}:${id}`, moves: moves.split(';').filter(Boolean) }));
}

/** What there is to see at a place. */
async function seen({ text, moves }: Place, ears?: Ears): Promise<Practice | null> {
  const puzzle = await readPuzzle({ text });
  const told = await explain({ puzzle: { text }, moves, limit: 1, language: language(), seconds: SECONDS }, ears);
  return told.steps[0] ? { puzzle, moves, step: told.steps[0] } : null;
}

/** A place where a technique is needed: the chosen ones first, and then new ones on boards of their size. The same number
 * gives the same place. */
export async function lesson(game: GameName, technique: string, number: number, ears?: Ears): Promise<Practised> {
  const places = await chosen(game, technique);
  const place = places[number - 1];
  const found = place && (await seen(place, ears));
  if (found) return { found };
  // What no known board needs is told, not looked for.
  if (!places.length) return { found: null };
  const { view } = await readPuzzle({ text: places[0].text });
  const size: [number, number] = [view!.rows, view!.cols];
  return practise({ game, technique, size, seed: number, language: language(), seconds: SECONDS }, ears);
}

const NAME = 'learnt';
/** The lessons done, as `game/technique`. */
export const learnt = (): Set<string> => new Set(load<string[]>(NAME, []).filter((one) => typeof one === 'string'));
export const learn = (game: string, technique: string): void =>
  void save(NAME, [...learnt().add(`${game}/${technique}`)]);

/** The moves of a step, played after those that lead to it. */
export const after = ({ moves, step }: Practice): string[] => [...moves, ...step.effects];
