// Sentences by name, in the language of the settings or of the browser.

import { en } from '../locales/en';
import { fr } from '../locales/fr';
import { frService } from '../locales/fr-service';
import { settings } from './settings.svelte';

export type Key = keyof typeof en;
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

export function language(): Language {
  if (settings.language) return settings.language;
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag === 'en' || tag === 'fr') as Language | undefined) ?? 'en';
}

/** French keeps ; : ! ? on the line of the word before them; books and service write plain spaces there. */
export const typeset = (text: string): string => text.replace(/ (?=[;!?])/g, '\u202f').replace(/ (?=:)/g, '\u00a0');

/**
 * The sentence of a name, `{0}` `{1}` filled in; the name itself where there is none. A sentence
 * that counts may have another for one, `name.one`.
 */
export function t(key: string, ...values: (string | number)[]): string {
  const book: Record<string, string> = language() === 'fr' ? fr : en;
  if (values[0] === 1 && `${key}.one` in book) return t(`${key}.one`);
  const text = book[key] ?? (en as Record<string, string>)[key] ?? key;
  const set = book === fr ? typeset(text) : text;
  return set.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)] ?? ''));
}

/** A text the service gives in English only, by its name here; as the service gives it where there is no other. */
export function told(key: string, english: string): string {
  return language() === 'fr' && key in frService ? typeset(frService[key]) : english;
}

/** Fixed words of the service: how far it is, why it stopped. */
export const said = (words: string): string => told(`said.${words}`, words);

/** A technique's name as a player reads it. */
export const technique = (name: string): string => told(`technique.${name}`, name.replaceAll(/[_-]/g, ' '));

/** A number as the language writes it. */
export const number = (n: number, digits = 0): string =>
  n.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Whether a name has a sentence. */
export function has(key: string): boolean {
  return key in en;
}
