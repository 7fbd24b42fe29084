// Options by the names of the page's own fields.

import { has, language, t, told } from './i18n.svelte';

/** The label of an option's field. */
export function fieldLabel(name: string): string {
  const label = has(`new.${name}`)
    ? t(`new.${name}`)
    : has(`option.${name}`)
      ? t(`option.${name}`)
      : told(`label.${name}`, name);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const quoted = (label: string) => (language() === 'fr' ? `«\u00a0${label}\u00a0»` : `“${label}”`);

/** Options written as on the command line, `--size`, named as the fields they are here. */
export const byFields = (text: string): string =>
  text.replace(/--([a-z]+(?:-[a-z]+)*)/g, (_, name) => quoted(fieldLabel(name)));
