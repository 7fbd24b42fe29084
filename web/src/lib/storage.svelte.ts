// What the browser keeps. A full or forbidden store loses the saving, never the game; and it is said at once.

const PREFIX = 'quadrille.';

/** Why nothing can be kept, if nothing can. */
let trouble = $state<'' | 'full' | 'forbidden'>('');
export const store = {
  get trouble() {
    return trouble;
  },
};

/** The text kept under a name. */
export function text(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    trouble = 'forbidden';
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // What cannot be read is as good as nothing.
    return null;
  }
}

/** What is kept under a name, whoever wrote it: its reader looks at its shape. */
export const loadAny = (name: string): unknown => parsed(text(name));

/** What is kept under a name, if it looks like what there is otherwise. */
export function load<T>(name: string, otherwise: T): T {
  const found = loadAny(name);
  const alike =
    otherwise === null || (typeof found === typeof otherwise && Array.isArray(found) === Array.isArray(otherwise));
  return found === null || !alike ? otherwise : (found as T);
}

/** Keeps something; the text that was written, or nothing where that failed. */
export function save(name: string, value: unknown): string | null {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    trouble = '';
    return text;
  } catch (error) {
    trouble = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
    return null;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

/** The names of all that is kept under names that begin so, without that beginning. */
export function names(start: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    return all.filter((key) => key.startsWith(PREFIX + start)).map((key) => key.slice((PREFIX + start).length));
  } catch {
    return [];
  }
}

/** Hears when another tab keeps something under a name; returns how to stop listening. */
export function watch(name: string, heard: (text: string | null) => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + name) heard(newValue);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
