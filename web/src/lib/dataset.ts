// Puzzles for the Lab from many files: picked, dropped, or a whole folder.

import { GAME_NAMES } from './games';
import type { GameName } from './wire';
import { Failure, readPuzzle } from './api';
import { t } from './i18n.svelte';

export const MOST_PUZZLES = 1000;
/** The service takes a little more than this in one request. */
export const MOST_BYTES = 1_000_000;
/** How many files are read at once. */
const LANES = 4;
/** Files that lie beside puzzles and are none. */
const NO_PUZZLE = /(^|\/)\.|\.(toml|json|md|db|sqlite|sqlite-wal|sqlite-shm|svg|png|pdf|html|gz|zip|tex|log|lock)$/i;

export interface Entry {
  name: string;
  id: string;
  game: GameName;
  cells: number;
}
export interface Refusal {
  name: string;
  why: unknown;
}

/** The path of a file inside what was picked. */
export const pathOf = (file: File) => file.webkitRelativePath || file.name;

const NAME = /^([a-z]+:|https?:\/\/)\S+$/;

/** Puzzle names, one a line, if the first line is one: `game:ID` or an address. A line that is none is refused by itself. */
export function namesIn(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return NAME.test(lines[0] ?? '') ? lines : [];
}

/** The game a puzzle's name begins with. */
export function gameOf(name: string): GameName | undefined {
  return GAME_NAMES.find((game) => name.startsWith(`${game}:`));
}

interface Source {
  name: string;
  text: string;
}

async function sourcesOf(file: File): Promise<Source[]> {
  const text = await file.text();
  const names = namesIn(text);
  if (names.length < 2) return [{ name: pathOf(file), text: names[0] ?? text }];
  return names.map((one, i) => ({ name: `${pathOf(file)}:${i + 1}`, text: one }));
}

export interface Watch {
  signal?: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Reads every puzzle of the files; texts that do not say their game are taken for `game`. */
export async function readFiles(
  files: File[],
  game: GameName,
  watch: Watch,
): Promise<{ entries: Entry[]; refused: Refusal[] }> {
  const refused: Refusal[] = [];
  const sources: Source[] = [];
  const inOrder = files.filter((one) => !NO_PUZZLE.test(pathOf(one)));
  inOrder.sort((a, b) => pathOf(a).localeCompare(pathOf(b), undefined, { numeric: true }));
  for (const file of inOrder) {
    watch.signal?.throwIfAborted();
    if (file.size > MOST_BYTES) refused.push({ name: pathOf(file), why: new Failure(() => t('open-toolong')) });
    else sources.push(...(await sourcesOf(file)));
  }
  for (const { name } of sources.splice(MOST_PUZZLES))
    refused.push({ name, why: new Failure(() => t('lab-toomany', { most: MOST_PUZZLES })) });
  const found: (Entry | undefined)[] = [];
  let next = 0;
  let done = 0;
  const lane = async () => {
    while (next < sources.length) {
      const at = next++;
      const { name, text } = sources[at];
      try {
        const read = await readPuzzle({ text, game: gameOf(text) ? undefined : game }, watch.signal);
        found[at] = { name, id: read.id, game: read.game, cells: read.cells };
      } catch (error) {
        watch.signal?.throwIfAborted();
        refused.push({ name, why: error });
      }
      watch.onProgress(++done, sources.length);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { entries: found.filter((entry) => entry !== undefined), refused };
}

/** The files of a drop, those in folders too. */
export async function droppedFiles(items: DataTransferItemList): Promise<File[]> {
  // The list is only alive during the event: take everything from it before waiting for anything.
  const found = [...items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile()).filter((one) => one !== null);
  const roots = found.filter((one) => !(one instanceof File)) as FileSystemEntry[];
  const files = found.filter((one) => one instanceof File) as File[];
  const visit = async (entry: FileSystemEntry): Promise<void> => {
    // Enough to say that it is too many.
    if (files.length > 2 * MOST_PUZZLES) return;
    if (entry.isFile) {
      const file = await new Promise<File>((got, failed) => (entry as FileSystemFileEntry).file(got, failed));
      const path = entry.fullPath.replace(/^\//, '');
      if (path !== file.name) Object.defineProperty(file, 'webkitRelativePath', { value: path });
      files.push(file);
      return;
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((got, failed) => reader.readEntries(got, failed));
      if (!some.length) return;
      for (const one of some) await visit(one);
    }
  };
  for (const root of roots) await visit(root);
  return files;
}
