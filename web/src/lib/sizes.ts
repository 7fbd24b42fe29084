// The sizes offered for new puzzles; the service takes others too.

import type { GameName } from './wire';

export const SIZES: Record<GameName, { usual: string; all: string[] }> = {
  towers: { usual: '5', all: ['4', '5', '6', '7', '8', '9', '10', '12'] },
  singles: { usual: '8', all: ['5', '6', '8', '10', '12', '15', '20'] },
  unruly: { usual: '8', all: ['6', '8', '10', '12', '14', '20', '6x10'] },
  pegs: { usual: '7', all: ['5', '6', '7', '9'] },
  pairs: { usual: '6', all: ['4', '5', '6', '8', '10', '12'] },
};

/** `8` or `6x10`: rows and columns; nothing for an empty or wrong text. */
export function sizeOf(text: string): [number, number] | undefined {
  const found = /^\s*(\d{1,4})\s*(?:[x×]\s*(\d{1,4}))?\s*$/.exec(text);
  if (!found) return undefined;
  return [Number(found[1]), Number(found[2] ?? found[1])];
}
