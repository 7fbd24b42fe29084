// Options by the names of the page's own fields.

import { has, t } from './i18n.svelte';

/** The label of an option's field. */
export const fieldLabel = (name: string): string => t(`label-${name}`);

/** What to type into it: notation as it is, words in the reader's language. */
export function fieldValue(looks: string): string {
  const key = `value-${looks.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return has(key) ? t(key) : looks;
}

/** A value that is chosen, as the reader says it. */
export const fieldChoice = (value: string): string => t('choice', { value });

/**
 * A line about an option, whose other options go by their fields and not as on the command line, `--size`, and whose values
 * go by what stands in the lists to choose from.
 */
export function fieldAbout(game: string, name: string, choices: string[]): string {
  const about = t(`${game}-option-${name}`).replace(/--([a-z]+(?:-[a-z]+)*)/g, (_, other) =>
    t('quoted', { text: fieldLabel(other) }),
  );
  if (!choices.length) return about;
  return about.replace(new RegExp(`(?<![\\p{L}-])(?:${choices.join('|')})(?![\\p{L}-])`, 'gu'), fieldChoice);
}
