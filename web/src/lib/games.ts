// The games by name, in the order the page shows them. What they are, the registry says.

import type { GameName } from './wire';

export const GAME_NAMES: GameName[] = ['towers', 'singles', 'unruly', 'pegs', 'pairs'];
