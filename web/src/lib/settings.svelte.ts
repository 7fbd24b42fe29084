// What a player prefers, kept in the browser.

import { load, save } from './storage.svelte';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';
export type Errors = 'live' | 'ask' | 'never';

interface Settings {
  theme: Theme;
  /** The code of a language, or nothing for that of the browser. */
  language: string;
  errors: Errors;
  timer: boolean;
  autoClear: boolean;
  counts: boolean;
  numbers: boolean;
  lossWarning: boolean;
  animate: boolean;
}

const USUAL: Settings = {
  theme: 'system',
  language: '',
  errors: 'live',
  timer: true,
  autoClear: true,
  counts: true,
  numbers: false,
  lossWarning: false,
  animate: true,
};

/** `pegWarning` is what `lossWarning` was called while one game alone had it. */
const { pegWarning, ...kept } = load<Partial<Settings> & { pegWarning?: boolean }>('settings', {});
export const settings = $state<Settings>({ ...USUAL, lossWarning: pegWarning ?? false, ...kept });

/** Keeps the settings and dresses the page; called once from the root. */
export function followSettings(): void {
  $effect(() => void save('settings', $state.snapshot(settings)));
  const dress = (theme: Theme) => (document.documentElement.dataset.theme = theme);
  $effect(() => {
    dress(settings.theme);
  });
  $effect(() => {
    document.documentElement.toggleAttribute('data-still', !settings.animate);
  });
  // Paper is white, whatever the screen.
  addEventListener('beforeprint', () => dress('light'));
  addEventListener('afterprint', () => dress(settings.theme));
}
