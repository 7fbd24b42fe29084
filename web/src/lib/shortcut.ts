// Keys: those of the game on the cell under the cursor, and those of the whole page, wherever the focus is.

import type { Hand } from './hand.svelte';

export interface Commands {
  undo(): void;
  redo(): void;
  help(): void;
  escape(): void;
  sheet(): void;
  zoom(closer: boolean): void;
  /** Whether something else has the keyboard now. */
  blocked(): boolean;
}

// A sheet that was closed keeps the focus for a moment; it has no claim on the keys.
const TYPING = 'input, textarea, select, dialog[open], [contenteditable]';
/** What these keys do to a button or a link is theirs. */
const OWN = new Set(['Enter', ' ', 'Tab']);

export class Shortcut {
  constructor(
    readonly hand: Hand,
    readonly commands: Commands,
  ) {}

  /** On the board: the game's own keys come first. Says whether the key meant anything. */
  key = (event: KeyboardEvent): boolean => {
    const { hand, commands } = this;
    if (commands.blocked()) return false;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const { keys } = hand.session;
    const known = (key: string) => keys.some((other) => other.key === key);
    // With shift a digit is another sign, but the same key.
    const digit = /^Digit(\d)$/.exec(event.code)?.[1];
    const pencils = keys.some(({ pencil }) => pencil);
    if (event.shiftKey && pencils && digit && known(digit)) return hand.type(digit, true);
    if (known(name)) return hand.type(name);
    if (pencils && name === ' ') {
      hand.mode = hand.mode === 'answer' ? 'pencil' : hand.mode === 'pencil' ? 'corner' : 'answer';
      return true;
    }
    return this.#command(name) || hand.type(name);
  };

  #command(name: string): boolean {
    const { commands, hand } = this;
    const deeds: Record<string, () => void> = {
      Escape: commands.escape,
      u: commands.undo,
      r: commands.redo,
      h: commands.help,
      t: () => void (hand.session.position.edit || (hand.trial ? hand.keepTrial() : hand.try())),
      '?': commands.sheet,
      '+': () => commands.zoom(true),
      '=': () => commands.zoom(true),
      '-': () => commands.zoom(false),
    };
    const deed = deeds[name];
    deed?.();
    return deed !== undefined;
  }

  /** Anywhere on the page. */
  heard = (event: KeyboardEvent): void => {
    const at = event.target as Element;
    if (event.defaultPrevented || event.altKey || this.commands.blocked() || at.closest?.(TYPING)) return;
    const name = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (name === 'z' && !event.shiftKey) this.commands.undo();
      else if (name === 'y' || name === 'z') this.commands.redo();
      else return;
    } else if (OWN.has(event.key) || event.key.startsWith('Arrow') || !this.key(event)) return;
    event.preventDefault();
  };
}
