// What the Lab is about to compare, or has compared: kept in the browser, and in an address that can be handed out.

import { GAME_NAMES } from './games';
import { load, save } from './storage.svelte';
import type { GameName } from './wire';

export interface Experiment {
  game: GameName;
  text: string;
  methods: string[];
  seconds: number;
  lanes: number;
}

const FIRST: Experiment = { game: GAME_NAMES[0], text: '', methods: [], seconds: 10, lanes: 1 };
const KEPT = 'lab';
/** Longer lists are kept in the browser but fit no address. */
const MOST_LETTERS = 6000;

/** Only what looks like an experiment is one: an address may come from anywhere. */
function checked(some: Partial<Record<keyof Experiment, unknown>>): Experiment {
  const { game, text, methods, seconds, lanes } = some;
  const positive = (value: unknown, otherwise: number) => (Number(value) > 0 ? Number(value) : otherwise);
  return {
    game: GAME_NAMES.find((name) => name === game) ?? FIRST.game,
    text: typeof text === 'string' ? text : FIRST.text,
    methods: Array.isArray(methods) ? methods.filter((name) => typeof name === 'string') : [],
    seconds: positive(seconds, FIRST.seconds),
    lanes: Math.floor(positive(lanes, FIRST.lanes)) || 1,
  };
}

/** The experiment that an address names, or the one that was kept. */
export function experimentOf(query: URLSearchParams): Experiment {
  if (![...query.keys()].length) return checked(load<Partial<Experiment>>(KEPT, {}));
  return checked({
    game: query.get('game'),
    text: query.get('puzzles')?.replaceAll(' ', '\n'),
    methods: query.get('methods')?.split(',').filter(Boolean),
    seconds: query.get('seconds'),
    lanes: query.get('lanes'),
  });
}

/** Keeps an experiment for whoever comes back. */
export const keep = (experiment: Experiment) => void save(KEPT, experiment);

/** The address of an experiment; nothing for lists too long for one, or texts that are no list of names. */
export function addressOf({ game, text, methods, seconds, lanes }: Experiment): string | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (text.length > MOST_LETTERS || lines.some((line) => line.includes(' '))) return null;
  const query = new URLSearchParams({
    game,
    methods: methods.join(','),
    seconds: String(seconds),
    lanes: String(lanes),
  });
  query.set('puzzles', lines.join(' '));
  return `${location.href.split('#')[0]}#/lab?${query}`;
}
