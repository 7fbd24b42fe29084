// A cell in words, for screen readers.

import { cellName } from '../games/cells';
import type { CellPicture, Puzzle } from '../games/types';
import { t } from './i18n.svelte';

export function describeCell(puzzle: Puzzle, look: CellPicture, cell: number, partner = -1): string {
  const words: string[] = [];
  if (puzzle.game === 'pairs') {
    // What is seen comes first, so that people who speak to the page are understood.
    if (look.text) words.push(look.text + t(`letter-${look.ground}`));
    words.push(t(`colour-${look.ground}`));
  } else if (look.text) words.push(look.text);
  if (look.given && puzzle.game !== 'pairs') words.push(t('say-given'));
  if (puzzle.game === 'singles' && look.ground === 'black') words.push(t('colour-black'));
  if (look.piece) words.push(puzzle.game === 'pairs' ? t('say-alone') : t(`piece-${look.piece}`));
  if (look.goal) words.push(t('say-goal'));
  if (look.pencil.length) words.push(t('say-marks', { marks: look.pencil.join(' ') }));
  if (partner >= 0) words.push(t('say-paired', { cell: cellName(puzzle, partner) }));
  return `${cellName(puzzle, cell)} ${words.join(', ') || t('say-empty')}`;
}
