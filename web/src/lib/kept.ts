// Games kept in the browser are named by puzzle and options; their address is made from the name.

import { playPath } from './route.svelte';

export function keptPath(key: string): string {
  const cut = key.indexOf('?');
  if (cut < 0) return playPath(key);
  return playPath(key.slice(0, cut), Object.fromEntries(new URLSearchParams(key.slice(cut + 1))));
}
