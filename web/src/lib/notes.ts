// What a player writes beside the game: colours, marks in a corner, and a trial that can be kept or dropped. They are
// moves of the history like all others, so that undo, savepoints and other tabs know them.

import { cellName, cellNumber } from './cells';
import { BESIDE, deeds } from './history';
import type { Note } from './paint';

interface Size {
  rows: number;
  cols: number;
}

export const COLOURS = [1, 2, 3, 4];
const TRY = `${BESIDE}try`;
const KEEP = `${BESIDE}keep`;

/** What stands on the cells after these moves. */
export function notesOf(size: Size, moves: string[]): Map<number, Note> {
  const notes = new Map<number, Note>();
  for (const move of moves) {
    const found = /^~(r\d+c\d+) (colour|corner) (\w+)$/.exec(move);
    const cell = found ? cellNumber(size, found[1]) : -1;
    if (!found || cell < 0) continue;
    const was = notes.get(cell) ?? { colour: 0, corner: '' };
    if (found[2] === 'colour') notes.set(cell, { ...was, colour: Number(found[3]) || 0 });
    else if (found[3] === 'none') notes.set(cell, { ...was, corner: '' });
    else notes.set(cell, { ...was, corner: toggled(was.corner, found[3]) });
  }
  return notes;
}

function toggled(corner: string, sign: string): string {
  const signs = corner.split(' ').filter(Boolean);
  const left = signs.filter((other) => other !== sign);
  return (left.length < signs.length ? left : [...signs, sign].sort()).join(' ');
}

/** The moves that colour cells; a colour all of them have goes. */
export function colour(size: Size, notes: Map<number, Note>, cells: number[], wanted: number): string[] {
  const next = cells.every((cell) => notes.get(cell)?.colour === wanted) ? 0 : wanted;
  return cells.map((cell) => `${BESIDE}${cellName(size, cell)} colour ${next}`);
}

/** The moves that write a sign into corners, where it is missing; where all have it, they take it away. */
export function corner(size: Size, notes: Map<number, Note>, cells: number[], sign: string): string[] {
  const has = (cell: number) => (notes.get(cell)?.corner ?? '').split(' ').includes(sign);
  const open = cells.filter((cell) => !has(cell));
  return (open.length ? open : cells).map((cell) => `${BESIDE}${cellName(size, cell)} corner ${sign}`);
}

export const begun = [TRY];
export const kept = [KEEP];

/** The moves before the trial under way; nothing when none is. */
export function beforeTrial(moves: string[]): string[] | null {
  const from = moves.lastIndexOf(TRY);
  return from < 0 || moves.indexOf(KEEP, from) >= 0 ? null : moves.slice(0, from);
}

/** Whether something has been tried. */
export const tried = (moves: string[]): boolean => deeds(moves.slice(moves.lastIndexOf(TRY))).length > 0;
