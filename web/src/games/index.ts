// The games the page can play. A game missing here can still be solved in the Lab.

import { pairs } from './pairs';
import { pegs } from './pegs';
import { singles } from './singles';
import { towers } from './towers';
import type { GameName, Rules } from './types';
import { unruly } from './unruly';

// Each entry knows its own puzzle type, callers only pass puzzles through.
export const RULES = { towers, singles, unruly, pegs, pairs } as unknown as Record<GameName, Rules>;
