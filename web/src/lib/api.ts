// Questions, and jobs whose news arrives while they run: to the service if one is beside the page, otherwise to the
// games inside it.

import { engine, LANES, work, type Ears, type Questions, type Works } from './engine';
import { Failure, Refused } from './failure';
import { language, t, typeset } from './i18n.svelte';
import type {
  Agreed,
  Book,
  Booked,
  Bundled,
  CampaignList,
  CampaignName,
  CampaignReport,
  Catalogue,
  CollectionList,
  Explained,
  Generated,
  Health,
  Job,
  Made,
  Look,
  Looked,
  Named,
  Pick,
  Picked,
  Picture,
  Play,
  Practised,
  Problem,
  Prove,
  SolveReport,
  Turn,
  Weigh,
} from './wire';

// The words of the wire that the page uses.
export type {
  Booked,
  CampaignName,
  CampaignReport,
  Catalogue,
  Collection,
  Explained as Explanation,
  FormatInfo,
  GameInfo,
  Generated,
  Named,
  News as Progress,
  SolveReport,
  Step,
} from './wire';

export { Failure, Refused };
export type { Ears };

let asked: Promise<boolean> | null = null;

/** Whether a service is beside the page; if not, the games inside the page answer. */
export function beside(): Promise<boolean> {
  const healthy = async () => {
    const answer = await fetch('api/v1/health');
    return answer.ok && ((await answer.json()) as Health).ok;
  };
  return (asked ??= healthy().catch(() => false));
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { error, at, what }: Problem = await answer.json();
    return new Refused(String(error), answer.status, at, what);
  } catch {
    return new Refused(answer.statusText || `HTTP ${answer.status}`, answer.status);
  }
}

/** Refusals come in the language of the page. */
const spoken = () => ({ 'content-type': 'application/json', 'accept-language': language() });

async function call<P extends keyof Questions>(
  path: P,
  body: Questions[P][0],
  signal?: AbortSignal,
): Promise<Questions[P][1]> {
  if (await beside()) return served(path, body, signal);
  const games = await engine();
  signal?.throwIfAborted();
  return games.ask(path, body);
}

async function served<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(`api/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: spoken(),
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  if (!answer.ok) throw await refusal(answer);
  return answer.json() as Promise<T>;
}

let catalogue: Promise<Catalogue> | null = null;

/** What there is; asked once. */
export function games(): Promise<Catalogue> {
  catalogue ??= offered().catch((error) => {
    catalogue = null;
    throw error;
  });
  return catalogue;
}

async function offered(): Promise<Catalogue> {
  const all = await call('games', undefined);
  return (await beside()) ? all : { ...all, limits: { ...all.limits, workers: LANES } };
}

export const readPuzzle = (named: Named, signal?: AbortSignal) => call('puzzle', named, signal);
/** Where a game stands after some moves. */
export const played = (ask: Play, signal?: AbortSignal) => call('play', ask, signal);
export const convert = (puzzle: Named, to: string) => call('convert', { puzzle, to });

export const campaigns = async (): Promise<CampaignList> =>
  (await beside()) ? served('campaigns') : { data: false, campaigns: [], unreadable: [] };
/** The collections of the shared store, where the service has one. */
export const collections = async (): Promise<CollectionList> =>
  (await beside()) ? served('collections') : { collections: [] };
export const pick = (wanted: Pick) => served<Picked>('collections', wanted);
export const campaign = (name: CampaignName) => served<CampaignReport>('campaigns', name);

const RETRIES = 5;
/** The service says something every five seconds; after so many without a word it is gone. */
const SILENCE_MS = 20_000;
const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** Gives up, with a sentence, on what takes longer than the service ever keeps silent. */
async function heard<T>(word: Promise<T>, end: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, fail) => {
    timer = setTimeout(() => (fail(new Failure(() => t('service-away'))), end()), SILENCE_MS);
  });
  return Promise.race([word, silence]).finally(() => clearTimeout(timer));
}

/** Runs a job. Aborting the signal cancels it wherever it runs; a full queue is tried again. */
async function job<P extends keyof Works>(
  path: P,
  ask: Works[P][0],
  { signal, onStart, onProgress }: Ears = {},
): Promise<Works[P][1]> {
  if (!(await beside())) return work(path, ask, { signal, onStart, onProgress });
  return servedJob(path, ask, { signal, onStart, onProgress });
}

/** Runs a job of the service. */
async function servedJob<T>(path: string, ask: object, { signal, onStart, onProgress }: Ears): Promise<T> {
  const own = new AbortController();
  const end = () => own.abort();
  signal?.addEventListener('abort', end);
  try {
    return await jobUntil(ask, own.signal, end, path, onStart, onProgress);
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

async function jobUntil<T>(
  ask: object,
  signal: AbortSignal,
  end: () => void,
  path: string,
  onStart: Ears['onStart'],
  onProgress: Ears['onProgress'],
): Promise<T> {
  let answer: Response;
  for (let tries = 0; ; tries++) {
    const asked = fetch(`api/v1/${path}`, {
      method: 'POST',
      headers: { ...spoken(), accept: 'text/event-stream' },
      body: JSON.stringify(ask),
      signal,
    });
    answer = await heard(asked, end);
    if (answer.status !== 503 || tries >= RETRIES) break;
    await pause(1000 * Number(answer.headers.get('retry-after') ?? 1));
    signal.throwIfAborted();
  }
  if (!answer.ok) throw await refusal(answer);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await heard(reader.read(), end);
    if (done) throw new Failure(() => t('service-ended'));
    text += value;
    const events = text.split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const name = /^event: ?(.*)$/m.exec(event)?.[1];
      const data = [...event.matchAll(/^data: ?(.*)$/gm)].map((m) => m[1]).join('\n');
      if (name === 'started') onStart?.();
      if (name === 'progress') onProgress?.(JSON.parse(data));
      if (name === 'done') return JSON.parse(data) as T;
      if (name === 'failed') {
        const { error, at, what }: Problem = JSON.parse(data);
        throw new Refused(error, 422, at, what);
      }
    }
  }
}

/** What a kind of job is asked. */
type Ask<K extends Job['kind']> = Omit<Extract<Job, { kind: K }>, 'kind'>;

const run = <T>(ask: Job, ears?: Ears) => job('jobs', ask, ears) as Promise<T>;

export const generate = (ask: Ask<'generate'>, ears?: Ears) => run<Generated>({ kind: 'generate', ...ask }, ears);
export const solve = (ask: Ask<'solve'>, ears?: Ears) => run<SolveReport>({ kind: 'solve', ...ask }, ears);

export async function explain(ask: Ask<'explain'>, ears?: Ears): Promise<Explained> {
  const found = await run<Explained>({ kind: 'explain', ...ask }, ears);
  const steps = found.steps.map((step) => ({ ...step, text: typeset(step.text) }));
  return { ...found, steps, note: found.note && typeset(found.note) };
}

export const practise = (ask: Ask<'practise'>, ears?: Ears) => run<Practised>({ kind: 'practise', ...ask }, ears);
export const agree = (ask: Ask<'agree'>, ears?: Ears) => run<Agreed>({ kind: 'agree', ...ask }, ears);
export const unify = (ask: Ask<'unify'>, ears?: Ears) => run<Made>({ kind: 'unify', ...ask }, ears);
export const complete = (ask: Ask<'complete'>, ears?: Ears) => run<SolveReport>({ kind: 'complete', ...ask }, ears);
export const weigh = (ask: Weigh, ears?: Ears) => job('weigh', ask, ears);
export const machineMove = (ask: Turn, ears?: Ears) => job('duel', ask, ears);

/** A book to print; only a service makes them. */
export const book = (ask: Book, ears: Ears = {}) => servedJob<Booked>('book', ask, ears);

/** A claim about a puzzle with its proofs; only a service writes them. */
export const prove = (ask: Prove, ears: Ears = {}) => servedJob<Bundled>('prove', ask, ears);

/** Looks at a puzzle's integer program; only a service can. */
export async function look<T extends Looked>(ask: Look, ears: Ears = {}): Promise<T> {
  if (!(await beside())) throw new Failure(() => t('lens-service'));
  return servedJob<T>('look', ask, ears);
}

export type PictureKind = Exclude<Picture, 'text'>;

/** The kinds of picture that can be had: those in pixels and on paper need the service. */
export const pictureKinds = async (): Promise<PictureKind[]> => ((await beside()) ? ['svg', 'png', 'pdf'] : ['svg']);

/** A picture as a file's content. */
export async function picture(puzzle: Named, moves: string[], to: PictureKind): Promise<Blob> {
  if (!(await beside())) {
    const { text } = (await engine()).ask('show', { puzzle, moves, to });
    return new Blob([text], { type: 'image/svg+xml' });
  }
  const answer = await fetch('api/v1/show', {
    method: 'POST',
    headers: spoken(),
    body: JSON.stringify({ puzzle, moves, to }),
  });
  if (!answer.ok) throw await refusal(answer);
  return answer.blob();
}

/** A sentence for an error, empty for none and for what the user cancelled; in the language of the moment. */
export function sentence(error: unknown): string {
  if (error === null) return '';
  if (error instanceof DOMException && error.name === 'AbortError') return '';
  // What a browser says when nobody listens ("Failed to fetch") helps nobody.
  if (error instanceof TypeError) return t('service-away');
  if (error instanceof Refused) return ended(typeset(error.message));
  const text = error instanceof Failure ? error.tell() : error instanceof Error ? error.message : String(error);
  return ended(text);
}

function ended(text: string): string {
  const whole = /[.!?…]$/.test(text) ? text : `${text}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
