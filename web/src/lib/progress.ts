// How far work is, in words.

import type { Progress } from './api';
import { number, said, t } from './i18n.svelte';

const short = (value: number) => number(value, Number.isInteger(value) ? 0 : 2);

/** What is counted, how much of it where nobody knows of how much, and what is proved so far. */
export function howFar({ what, code, done, total, best, bound }: Progress): string {
  // What has no code is no count.
  const parts = [said(what, code) + (total || !code ? '' : ` ${number(done, 0)}`)];
  if (typeof best === 'number') parts.push(t('task-best', { best: short(best) }));
  if (typeof bound === 'number') parts.push(t('task-bound', { bound: short(bound) }));
  return parts.join(', ');
}
