// The games by name, in the order the page shows them. What they are, the registry says.

import type { GameName } from './wire';

export const GAME_NAMES: GameName[] = ['towers', 'singles', 'unruly', 'pegs', 'pairs'];

/** Boards everybody knows, offered beside new puzzles; the first is what a newcomer expects. */
const CLASSICS: Partial<Record<GameName, string[]>> = {
  pegs: ['english', 'european', 'wiegleb', 'asymmetrical', 'diamond:9', 'triangle:5', 'cross:5', 'square:6'],
};
export const classics = (game: GameName): string[] => CLASSICS[game] ?? [];

/** The game that two can play in turn: it alone has that route. */
export const FOR_TWO: GameName = 'pairs';
