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

/**
 * The sentence of a name, `{0}` `{1}` filled in; the name itself where there is none. A sentence
 * that counts may have another for one, `name.one`.
 */
export function t(key: string, ...values: (string | number)[]): string {
  const book: Record<string, string> = language() === 'fr' ? fr : en;
  if (values[0] === 1 && `${key}.one` in book) return t(`${key}.one`);
  const text = book[key] ?? (en as Record<string, string>)[key] ?? key;
  return text.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)] ?? ''));
}

/** A text the service gives in English only, by its name here; as the service gives it where there is no other. */
export function told(key: string, english: string): string {
  return language() === 'fr' ? (frService[key] ?? english) : english;
}

/** Fixed words of the service: how far it is, why it stopped. */
export const said = (words: string): string => told(`said.${words}`, words);

/** A technique's name as a player reads it. */
export const technique = (name: string): string => told(`technique.${name}`, name.replaceAll(/[_-]/g, ' '));

/** Whether a name has a sentence. */
export function has(key: string): boolean {
  return key in en;
}
