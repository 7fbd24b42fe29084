// Sentences by name, in the language of the settings or of the browser. Their catalogues are those of the whole
// program, `locales/LANGUAGE/*.ftl`: a language is a folder there.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import type { Language } from './wire';

export type { Language };

// Of the rooms only the program has, the page says nothing.
const FILES = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/{bench,cli,engines,lens,lessons,service}.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);
/** The words of rooms that few open, loaded when they are: the microscope, and the lessons. */
const ROOMS = import.meta.glob<string>('../../../locales/*/{lens,lessons}.ftl', { query: '?raw', import: 'default' });
const folder = (path: string) => path.split('/').at(-2) as Language;

/** What is spoken when nobody asks for another. */
const FIRST: Language = 'en';
const CODES = [...new Set(Object.keys(FILES).map(folder))].sort();

/** What a language calls itself. */
function ownName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

export const LANGUAGES: [code: Language, name: string][] = CODES.map((code) => [code, ownName(code)]);

let spoken = $state<Language>(FIRST);

/** The language in use. */
export const language = (): Language => spoken;

/** The language the player or the browser asks for. */
export function wanted(): Language {
  const asked = [String(settings.language), ...(navigator.languages ?? [navigator.language])];
  const tags = asked.flatMap((tag) => [tag, tag.split('-')[0]]);
  return tags.map((tag) => CODES.find((code) => code === tag)).find(Boolean) ?? FIRST;
}

/** How dates are written: as the browser's owner writes them, if in the same language. */
export function locale(): string {
  const own = (navigator.languages ?? [navigator.language]).find((tag) => tag.split('-')[0] === language());
  return own ?? language();
}

const books: Partial<Record<Language, FluentBundle>> = {};

/** Speaks a language from now on. Its catalogue is loaded when it is first spoken: most people need one. */
export async function speak(code: Language): Promise<void> {
  if (!books[code]) {
    const files = Object.entries(FILES).filter(([path]) => folder(path) === code);
    const texts = await Promise.all(files.map(([, load]) => load()));
    // Marks around arguments help where writing runs from right to left; no catalogue does.
    const made = new FluentBundle(code, { useIsolating: false });
    for (const text of texts) made.addResource(new FluentResource(text));
    books[code] = made;
  }
  // Whoever chose yet another meanwhile gets that.
  if (code === wanted()) spoken = code;
}

/** Learns the words of a room in the language in use; `known` is one of them. */
async function speakOf(room: string, known: string): Promise<void> {
  const code = spoken;
  const path = Object.keys(ROOMS).find((one) => folder(one) === code && one.endsWith(`/${room}.ftl`));
  if (path && !has(known)) books[code]?.addResource(new FluentResource(await ROOMS[path]()));
}
export const speakOfLens = (): Promise<void> => speakOf('lens', 'lens-title');
export const speakOfLessons = (): Promise<void> => speakOf('lessons', 'lesson-towers-clue_one');

/** ; : ! ? stay on the line of the word before them where a language puts a space between; catalogues write a plain one. */
export const typeset = (text: string): string => text.replace(/ (?=[;!?])/g, '\u202f').replace(/ (?=:)/g, '\u00a0');

function pattern(key: string) {
  const [name, attribute] = key.split('.');
  const message = books[spoken]?.getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** Whether a name has a sentence. */
export const has = (key: string): boolean => Boolean(pattern(key));

/** The sentence of a name, or of `name.attribute`; the name itself, and a word to programmers, where there is none. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const found = pattern(key);
  const errors: Error[] = [];
  const text = found ? books[spoken]!.formatPattern(found, args, errors) : key;
  if (!found || errors.length) console.error(`${language()}: ${key}`, ...errors);
  return typeset(text);
}

/** What the service said, by its code, so that it follows the language; in the service's words where there is none. */
export const said = (words: string, code?: string | null): string => (code && has(code) ? t(code) : typeset(words));

/** A sentence as it stands by itself: what the games say may be a part of another. Names of cells stay what they are. */
export const capital = (text: string): string =>
  /^r\d/.test(text) ? text : text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** A technique of a game as a player reads it. */
export const technique = (game: string, name: string): string => t(`${game}-${name}.name`);

/** A number as the language writes it. */
export const number = (n: number, digits = 0): string =>
  n.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
