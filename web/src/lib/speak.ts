// A cell in words, for screen readers.

import { cellName, cellNumber } from './cells';
import { clueName, SIDES } from './geometry';
import { has, t } from './i18n.svelte';
import { isBlack, MARK, tint } from './paint';
import type { Position } from './position.svelte';
import type { CellView, View } from './wire';

/** How a look is said: what is seen comes first, so that people who speak to the page are understood. */
function lookWords(look: CellView): string[] {
  const colour = tint(look);
  const words: string[] = [];
  if (look.text) words.push(colour ? look.text + t(`letter-${colour}`) : look.text);
  if (colour) words.push(t(`colour-${colour}`));
  else if (isBlack(look)) words.push(t('colour-black'));
  if (look.given && !colour && look.ground === 'Plain') words.push(t('say-given'));
  if (look.piece === 'Circle' && colour) words.push(t('say-alone'));
  else if (look.piece !== 'None' && look.piece !== 'Tower') words.push(t(`piece-${look.piece.toLowerCase()}`));
  if (look.pencil.length) words.push(t('say-marks', { marks: look.pencil.join(' ') }));
  return words;
}

/** The clues that stand right beside a cell. */
function cluesBeside({ rows, cols, clues }: View, cell: number): string[] {
  if (!clues) return [];
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  const beside = { top: row === 0, bottom: row === rows - 1, left: col === 0, right: col === cols - 1 };
  return SIDES.filter((side) => beside[side]).flatMap((side) => {
    const index = side === 'top' || side === 'bottom' ? col : row;
    const { text } = clues[side][index];
    return text ? [t(`clue-${side}`, { number: index + 1, clue: text })] : [];
  });
}

/** Says cells of a position, without their names. */
export function cellWords(position: Position): (look: CellView, cell: number, flags: number) => string {
  const mates = new Map<number, string>();
  for (const [a, b] of position.view.links) {
    mates.set(cellNumber(position.start, a), b);
    mates.set(cellNumber(position.start, b), a);
  }
  return (look, cell, flags) => {
    const words = lookWords(look);
    if (!words.length) words.push(t('say-empty'));
    if (flags & MARK.wrong) words.push(t('say-wrong'));
    if (flags & MARK.goal) words.push(t('say-goal'));
    const mate = mates.get(cell);
    if (mate) words.push(t('say-paired', { cell: mate }));
    return [...words, ...cluesBeside(position.start, cell)].join(', ');
  };
}

/** A cell with its name. */
export const sayCell = (position: Position, cell: number): string =>
  `${cellName(position.start, cell)} ${cellWords(position)(position.cells[cell], cell, 0)}`;

/** A clue by its name, `left2`, in words; nothing where there is none. */
export function clueWords({ clues }: View, name: string): string {
  for (const side of SIDES) {
    const index = clues?.[side].findIndex((_, i) => clueName(side, i) === name) ?? -1;
    const clue = index < 0 ? '' : clues![side][index].text;
    if (clue) return t(`clue-${side}`, { number: index + 1, clue });
  }
  return '';
}

/** A clue, and what is seen from it so far. */
export function sayClue({ start }: Position, name: string, seen: number): string {
  const clue = clueWords(start, name);
  return clue ? t('clue-seen', { clue, seen }) : t('clue-none');
}

/** How a game is played: whoever has no mouse and no keys need not read of them. */
export const howTo = (game: string): string =>
  t(matchMedia('(pointer: coarse)').matches && has(`${game}.touch`) ? `${game}.touch` : `${game}.how`);
