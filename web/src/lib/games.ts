// The games as the registry lists them, and what it offers of each: written down by crates/wire/tests/schema, because a
// page shows it before anybody answers.

import offers from './offers.json';
import type { GameName, Offer } from './wire';

export const GAME_NAMES = offers.map(({ name }) => name as GameName);

const OFFERS = new Map(offers.map(({ name, offer }) => [name, offer as unknown as Offer]));
/** What is offered of a game. */
export const offerOf = (game: GameName): Offer => OFFERS.get(game)!;
