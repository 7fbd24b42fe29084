// The last correct position of a game: the latest that can still be completed.

/**
 * The number of the latest right position, or nothing if none is or one cannot be judged in time.
 *
 * Adding to a wrong position never mends it, so in a stretch of the game that only adds, all right
 * positions come before all wrong ones, and halving it finds the border with few questions.
 */
export async function lastRight<S>(
  positions: S[],
  adds: (before: S, after: S) => boolean,
  right: (position: S) => Promise<boolean | null>,
): Promise<number | null> {
  let end = positions.length - 1;
  const now = await right(positions[end]);
  if (now !== false) return now ? end : null;
  for (; end >= 0; end--) {
    let start = end;
    while (start > 0 && adds(positions[start - 1], positions[start])) start--;
    const first = await right(positions[start]);
    if (first === null) return null;
    if (first) return border(positions, start, end + 1, right);
    end = start;
  }
  return null;
}

/** The last right position before `bad`, where `good` is known to be right. */
async function border<S>(
  positions: S[],
  good: number,
  bad: number,
  right: (position: S) => Promise<boolean | null>,
): Promise<number | null> {
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const fits = await right(positions[middle]);
    if (fits === null) return null;
    if (fits) good = middle;
    else bad = middle;
  }
  return good;
}
