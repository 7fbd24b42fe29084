import { number } from './i18n.svelte';

/** Seconds as m:ss or h:mm:ss. */
export function clock(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const h = Math.floor(seconds / 3600);
  const m = Math.floor(seconds / 60) % 60;
  return h ? `${h}:${two(m)}:${two(seconds % 60)}` : `${m}:${two(seconds % 60)}`;
}

/** A solver's time, short: 0.21 ms, 35 ms, 1.24 s. */
export function duration(seconds: number): string {
  if (seconds >= 1) return `${number(seconds, 2)} s`;
  const ms = seconds * 1000;
  return ms >= 10 ? `${number(ms)} ms` : `${number(ms, 2)} ms`;
}
