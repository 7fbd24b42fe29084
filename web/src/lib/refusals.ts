// What the service refuses it says as the command line would; the page says it by its own fields, in its language.

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

/** Refusals that happen to people, and the sentence that takes each one's numbers. */
const KNOWN: [RegExp, string][] = [
  [/^--size \S+: a board of Towers is square/, 'refused.square'],
  [/^--size \d+: expected 1 to (\d+)/, 'refused.side'],
  [/^--size \S+: expected sides up to (\d+) and at most (\d+) cells/, 'refused.sides'],
  [/^--size: a jump needs three cells/, 'refused.jump'],
  [/^the board has \d+ (?:rows|columns); each line holds as many black/, 'refused.even'],
  [/^a board of \S+ x \S+ is too small to be a puzzle: both sides must be at least (\d+)/, 'refused.small'],
  [/^(?:a board of|the board has) (\d+) cells.*(?:limit is|at most) (\d+)/, 'refused.large'],
  [/^no board of two cells has/, 'refused.two'],
  [/^no board of size \d+ and level|^found no .* board of difficulty|^none of \d+ boards was/, 'refused.rare'],
  [/^no board of .* with all rows and all columns different/, 'refused.different'],
  [/know(?:s)? no difficulty|makes boards of any difficulty|leaves no choice of difficulty/, 'refused.difficulty'],
  [/^--fill and --density are two/, 'refused.generators'],
  [/^--clues fewest is for boards of up to (\d+) cells/, 'refused.fewest'],
  [/^no board is called (\S+);/, 'refused.board'],
  [/^(\S+): expected a size from (\d+) to (\d+)/, 'refused.boardsize'],
  [/^(\S+): expected an odd size/, 'refused.odd'],
  [/^(r\d+c\d+) is not a cell of/, 'refused.cell'],
  [/^--vacancy .*: expected random or a cell/, 'refused.vacancy'],
  [/^--goal centre: this board has no cell/, 'refused.centre'],
  [/^--goal .*: expected any, centre or a cell/, 'refused.goal'],
  [/^--steps \d+ do not fit on \S+: (\d+) did/, 'refused.steps'],
  [/^--steps 0: expected at least 1/, 'refused.onestep'],
  [/^--colours .*: expected five whole numbers/, 'refused.colours'],
  [/^--values .*: expected LOW\.\.HIGH/, 'refused.values'],
];

/** A refusal as the page says it; as the service says it where the page knows no better. */
export function ownWords(refusal: string): string {
  for (const [pattern, key] of KNOWN) {
    const found = pattern.exec(refusal);
    if (found) return t(key, ...found.slice(1));
  }
  const number = /^--([a-z-]+) .*: expected a number(?: from (\d+) to (\d+))?$/.exec(refusal);
  if (number) {
    const [, name, low, high] = number;
    return low ? t('refused.between', fieldLabel(name), low, high) : t('refused.number', fieldLabel(name));
  }
  return byFields(refusal);
}
