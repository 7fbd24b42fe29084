// The service: short questions, and jobs whose news arrives while they run.

import type { Described, GameName } from '../games/types';
import { language, t, typeset, type Language } from './i18n.svelte';

export interface MethodInfo {
  name: string;
  about: string;
  exact: boolean;
}
export interface FormatInfo {
  name: string;
  about: string;
  reads: boolean;
  writes: boolean;
}
export interface OptionInfo {
  name: string;
  value: string;
  about: string;
}

export interface GameInfo {
  name: GameName;
  title: string;
  about: string;
  formats: FormatInfo[];
  methods: MethodInfo[];
  techniques: { name: string; about: string; level: string }[];
  levels: string[];
  read_options: OptionInfo[];
  solve_options: OptionInfo[];
  generate_options: OptionInfo[];
}

export interface Catalogue {
  games: GameInfo[];
  limits: { cells: number; drawn_cells: number; default_seconds: number; max_seconds: number; workers: number };
}

/** A puzzle as requests name it. */
export interface Named {
  game?: string;
  text: string;
  format?: string;
  options?: Record<string, string>;
}

export interface SolveReport {
  game: string;
  puzzle: string;
  method: string;
  verdict: 'solved' | 'impossible' | 'best' | 'unknown' | 'invalid';
  solution: string | null;
  solutions: number;
  exhausted: boolean;
  objective: number | null;
  bound: number | null;
  seconds: number;
  nodes: number;
  error: string | null;
  notes?: string[];
}

export interface Step {
  technique: string;
  effects: string[];
  because: string[];
  clues?: string[];
  text: string;
}

export interface Explanation {
  steps: Step[];
  solved?: boolean;
  difficulty?: string | null;
  score?: number;
  note?: string | null;
  stopped?: string;
}

export interface Generated {
  puzzle: Described | null;
  solution?: string | null;
  notes?: string[];
  stopped?: string;
}

export interface Progress {
  what: string;
  done: number;
  total: number;
}

/** A refusal of the service, in its own words. */
export class Refused extends Error {
  constructor(
    message: string,
    public status: number,
    public at: { line: number; column: number } | null = null,
  ) {
    super(message);
  }
}

/** What went wrong on the page's side, told in the language of whoever reads it. */
export class Failure extends Error {
  constructor(readonly tell: () => string) {
    super('failure of the page');
  }
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { error, at } = await answer.json();
    return new Refused(String(error), answer.status, at);
  } catch {
    return new Refused(answer.statusText || `HTTP ${answer.status}`, answer.status);
  }
}

/** Refusals come in the language of the page. */
const spoken = () => ({ 'content-type': 'application/json', 'accept-language': language() });

async function call<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
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

/** What the service offers; asked once. */
export function games(): Promise<Catalogue> {
  catalogue ??= call<Catalogue>('games').catch((error) => {
    catalogue = null;
    throw error;
  });
  return catalogue;
}

export const readPuzzle = (named: Named, signal?: AbortSignal) => call<Described>('puzzle', named, signal);
export const convert = (puzzle: Named, to: string) => call<{ text: string }>('convert', { puzzle, to });

export interface CampaignName {
  store: string;
  campaign: string;
}

export interface CampaignReport {
  campaign: string;
  instances: number;
  machines: string[];
  versions: string[];
  summary: {
    method: string;
    runs: number;
    solved: number;
    median: number | null;
    par2: number;
    geometric: number;
    wins: number;
    objective: number | null;
    peak: number;
  }[];
  charts: { name: string; caption: string; svg: string }[];
  disagreements: string[];
}

export const campaigns = () => call<{ data: boolean; campaigns: CampaignName[]; unreadable: string[] }>('campaigns');
export const campaign = (name: CampaignName) => call<CampaignReport>('campaigns', name);

export interface Ears {
  signal?: AbortSignal;
  onStart?: () => void;
  onProgress?: (progress: Progress) => void;
}

const RETRIES = 5;
/** The service says something every five seconds; after so many without a word it is gone. */
const SILENCE_MS = 20_000;
const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** Gives up, with a sentence, on what takes longer than the service ever keeps silent. */
async function heard<T>(word: Promise<T>, end: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, fail) => {
    timer = setTimeout(() => (fail(new Failure(() => t('service.away'))), end()), SILENCE_MS);
  });
  return Promise.race([word, silence]).finally(() => clearTimeout(timer));
}

/** Runs a job. Aborting the signal cancels it in the service too; a full queue is tried again. */
async function job<T>(work: object, { signal, onStart, onProgress }: Ears = {}, path = 'jobs'): Promise<T> {
  const own = new AbortController();
  const end = () => own.abort();
  signal?.addEventListener('abort', end);
  try {
    return await jobUntil<T>(work, own.signal, end, path, onStart, onProgress);
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

async function jobUntil<T>(
  work: object,
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
      body: JSON.stringify(work),
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
    if (done) throw new Failure(() => t('service.ended'));
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
        const { error, at } = JSON.parse(data);
        throw new Refused(error, 422, at);
      }
    }
  }
}

export interface GenerateAsk {
  game: GameName;
  size?: [number, number];
  difficulty?: string;
  seed?: number;
  options?: Record<string, string>;
  seconds?: number;
}

export interface SolveAsk {
  puzzle: Named;
  method?: string;
  count?: number;
  seed?: number;
  options?: Record<string, string>;
  seconds?: number;
}

export interface ExplainAsk {
  puzzle: Named;
  language: Language;
  moves?: string[];
  limit?: number;
  seconds?: number;
}

export interface CompleteAsk {
  puzzle: Named;
  moves: string[];
  seconds?: number;
}

/** A turn of Pairs for two: the pairs taken so far, and which of the service's players shall move. */
export interface TurnAsk {
  puzzle: Named;
  moves: string[];
  player: string;
  seed?: number;
}
export interface Taken {
  move: string | null;
  cost: number | null;
  seconds: number;
  nodes: number;
}

export const generate = (ask: GenerateAsk, ears?: Ears) => job<Generated>({ kind: 'generate', ...ask }, ears);
export const solve = (ask: SolveAsk, ears?: Ears) => job<SolveReport>({ kind: 'solve', ...ask }, ears);

export async function explain(ask: ExplainAsk, ears?: Ears): Promise<Explanation> {
  const found = await job<Explanation>({ kind: 'explain', ...ask }, ears);
  if (ask.language !== 'fr') return found;
  const steps = found.steps.map((step) => ({ ...step, text: typeset(step.text) }));
  return { ...found, steps, note: found.note && typeset(found.note) };
}

export const complete = (ask: CompleteAsk, ears?: Ears) => job<SolveReport>({ kind: 'complete', ...ask }, ears);
export const machineMove = (ask: TurnAsk, ears?: Ears) => job<Taken>(ask, ears, 'duel');

export type PictureKind = 'svg' | 'png' | 'pdf';

/** A picture as a file's content. */
export async function picture(puzzle: Named, moves: string[], to: PictureKind): Promise<Blob> {
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
  if (error instanceof TypeError) return t('service.away');
  if (error instanceof Refused) return ended(language() === 'fr' ? typeset(error.message) : error.message);
  const text = error instanceof Failure ? error.tell() : error instanceof Error ? error.message : String(error);
  return ended(text);
}

function ended(text: string): string {
  const whole = /[.!?…]$/.test(text) ? text : `${text}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
