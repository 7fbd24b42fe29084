// Sizes as they are typed.

/** `8` or `6x10`: rows and columns; nothing for an empty or wrong text. */
export function sizeOf(text: string): [number, number] | undefined {
  const found = /^\s*(\d{1,4})\s*(?:[x×]\s*(\d{1,4}))?\s*$/.exec(text);
  if (!found) return undefined;
  return [Number(found[1]), Number(found[2] ?? found[1])];
}
