// A puzzle that is being drawn: a session whose moves are edits, one for each game, kept as games are. Whatever is
// taken in, another puzzle or a pasted one, is an edit like others and can be undone.

import type { Engine } from './engine';
import { Refused } from './failure';
import { Session } from './session.svelte';
import type { Described, GameInfo, GameName, Named } from './wire';

/** The puzzle that a draft's progress names: `game:ID#option=value&option=value`. */
export function puzzleIn(name: string): { text: string; options: Record<string, string> } {
  const cut = name.lastIndexOf('#');
  const options = cut < 0 ? {} : Object.fromEntries(new URLSearchParams(name.slice(cut + 1)));
  return { text: cut < 0 ? name : name.slice(0, cut), options };
}

/** The edit that puts this puzzle in the place of what is drawn. */
export function whole({ id, options }: Pick<Described, 'id' | 'options'>): string {
  const asked = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return `whole=${id}${asked.length ? `#${asked.join('&')}` : ''}`;
}

/** The address of the editor with a puzzle in it. */
export function editPath(game: string, { text, options = {} }: Named): string {
  const query = new URLSearchParams({ from: text });
  for (const [name, value] of Object.entries(options)) query.set(`o.${name}`, value);
  return `#/edit/${game}?${query}`;
}

/** The draft of a game, where it was left. */
export const draftOf = (engine: Engine, { name, edit }: GameInfo): Session =>
  new Session(engine, engine.ask('puzzle', { text: edit.blank }), name, 'draft');

/** Reads whatever somebody has; what may belong to several games belongs to the one that is being drawn. */
export function readAny(engine: Engine, game: GameName, text: string): Described {
  try {
    return engine.ask('puzzle', { text });
  } catch (error) {
    // What is wrong at one place of the text is wrong with it in any game.
    if (!(error instanceof Refused) || error.at) throw error;
    return engine.ask('puzzle', { game, text });
  }
}
