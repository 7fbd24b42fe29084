// Where the page is: everything after `#`, so that no address reaches the service.

export interface Route {
  page: string;
  rest: string;
  query: URLSearchParams;
}

function parse(): Route {
  const hash = location.hash.replace(/^#\/?/, '');
  const cut = hash.indexOf('?');
  const path = cut < 0 ? hash : hash.slice(0, cut);
  const slash = path.indexOf('/');
  return {
    page: slash < 0 ? path : path.slice(0, slash),
    rest: slash < 0 ? '' : decode(path.slice(slash + 1)),
    query: new URLSearchParams(cut < 0 ? '' : hash.slice(cut + 1)),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let current = $state.raw<Route>(parse());
addEventListener('hashchange', () => (current = parse()));

export const route = {
  get now(): Route {
    return current;
  },
};

/** Goes to a page; `instead` of the present one, so that going back does not come here again. */
export function go(path: string, instead = false): void {
  const hash = path.startsWith('#') ? path : `#/${path}`;
  if (instead) location.replace(hash);
  else location.hash = hash;
}

/** How hard a puzzle is, as a link tells it. */
export interface Told {
  level: string;
  rating: number;
}

/** What an address says about how hard its puzzle is; the page finds that out for itself all the same. */
export function toldIn(query: URLSearchParams, levels: string[]): Told | null {
  const level = query.get('level') ?? '';
  const rating = Number(query.get('rating'));
  return levels.includes(level) ? { level, rating: Number.isInteger(rating) && rating > 0 ? rating : 0 } : null;
}

/** The address of a puzzle in the page. */
export function playPath(
  id: string,
  options: Record<string, string> = {},
  moves: string[] = [],
  copy = 0,
  told: Told | null = null,
): string {
  const query = new URLSearchParams();
  if (told?.level) query.set('level', told.level);
  if (told?.level && told.rating) query.set('rating', String(told.rating));
  for (const [name, value] of Object.entries(options)) query.set(`o.${name}`, value);
  if (moves.length) query.set('p', moves.join(' '));
  if (copy) query.set('copy', String(copy));
  const tail = query.toString();
  return `#/play/${encodeURIComponent(id).replaceAll('%3A', ':').replaceAll('%2F', '/').replaceAll('%2C', ',')}${tail ? `?${tail}` : ''}`;
}
