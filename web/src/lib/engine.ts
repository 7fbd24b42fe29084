// The games inside the page: the Rust program itself, compiled to WebAssembly. It answers what the service
// answers, under the same names, without one (crates/wire has the questions, lib/wire.d.ts their types).
//
//   const games = await engine();                                  loads the module, once
//   const played = games.ask('play', { puzzle, moves });           at once, on the page's own thread: reading, playing, drawing
//   const { moves, refused } = games.ask('gesture', { puzzle, moves, gesture: { kind: 'press', cell: 'r1c2' } });
//   const report = await work('jobs', { kind: 'solve', puzzle }, { signal, onProgress });    in a worker: whatever may last
//
// Positions are lists of moves, so undo is asking with one move less. `play` with `since` (the moves whose picture is on
// the screen) tells only the cells that changed: large boards need it. `gesture` tells which moves a press, a stroke, a
// drawn line or a key makes, or a sentence why it is refused; `point` where a cell leads, or what a clue counts; `way` the
// moves to a solution; `extends` whether a position keeps all of another. `puzzle` tells the keys to show, `games` what a
// drawn pointer does in each game.
//
// A refusal is thrown as Refused. If the module breaks (a bug, no memory left) a Failure is thrown, and the next question
// is answered by a fresh copy. Aborting the signal of `work` ends its worker at once.
//
// Integer programs need HiGHS, which is larger than all of this: a worker loads it when its first program is to be solved.

import { Failure, Refused } from './failure';
import { language, t } from './i18n.svelte';
import type { Word } from './engine.worker';
import { Module, type Told } from './module';
import type {
  Catalogue,
  Cells,
  Check,
  Convert,
  Converted,
  Described,
  Done,
  Drawn,
  Extends,
  Handle,
  Handled,
  Held,
  Job,
  Judgement,
  Moves,
  Named,
  News,
  Play,
  Played,
  Point,
  Show,
  Standing,
  Stands,
  Taken,
  Turn,
  Way,
  Weigh,
  Weighed,
} from './wire';

/** What is answered at once: what each question takes and gives. */
export interface Questions {
  games: [undefined, Catalogue];
  puzzle: [Named, Described];
  convert: [Convert, Converted];
  check: [Check, Judgement];
  play: [Play, Played];
  gesture: [Handle, Handled];
  point: [Point, Cells];
  way: [Way, Moves];
  extends: [Extends, Held];
  show: [Show, Drawn];
  stands: [Standing, Stands];
}

/** What may last. */
export interface Works {
  jobs: [Job, Done];
  duel: [Turn, Taken];
  weigh: [Weigh, Weighed];
}

/** Who wants to hear of work under way. */
export interface Ears {
  signal?: AbortSignal;
  onStart?: () => void;
  onProgress?: (progress: News) => void;
}

/** How many pieces of work run at once; one core is left for the page. */
export const LANES = Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1);

const broken = () => new Failure(() => t('engine-broken'));

function answered<T>(told: Told): T {
  if ('refused' in told) {
    const { error, at, what } = told.refused;
    throw new Refused(error, 422, at, what);
  }
  return told.done as T;
}

async function fetched(): Promise<WebAssembly.Module> {
  const answer = await fetch(new URL('quadrille.wasm', document.baseURI));
  if (!answer.ok) throw new Failure(() => t('engine-missing'));
  return WebAssembly.compile(await answer.arrayBuffer());
}

let code: Promise<WebAssembly.Module> | null = null;
const loaded = () =>
  (code ??= fetched().catch((error) => {
    code = null;
    throw error;
  }));

/** The copy on the page's own thread. */
export class Engine {
  #code: WebAssembly.Module;
  #module: Module | null = null;

  constructor(code: WebAssembly.Module) {
    this.#code = code;
  }

  ask<P extends keyof Questions>(path: P, body: Questions[P][0]): Questions[P][1] {
    let told: Told;
    try {
      this.#module ??= new Module(this.#code);
      told = this.#module.ask(language(), path, body);
    } catch (error) {
      console.error(error);
      this.#module = null;
      throw broken();
    }
    return answered(told);
  }
}

let only: Promise<Engine> | null = null;

/** Loads the games, once; a failure is tried again when somebody asks again. */
export const engine = (): Promise<Engine> =>
  (only ??= loaded().then(
    (code) => new Engine(code),
    (error) => {
      only = null;
      throw error;
    },
  ));

const idle: Worker[] = [];
const queue: (() => void)[] = [];
let running = 0;

/** Waits for a lane; whoever goes away before its turn is passed over. */
async function turn(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (running >= LANES) await new Promise<void>((go) => queue.push(go));
  running++;
  if (signal?.aborted) {
    leave();
    signal.throwIfAborted();
  }
}

function leave() {
  running--;
  queue.shift()?.();
}

function hire(code: WebAssembly.Module): Worker {
  const worker = idle.pop();
  if (worker) return worker;
  const fresh = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  fresh.postMessage({ code });
  return fresh;
}

/** The work says itself when its time is over; one that does not within this is ended. */
const GRACE_SECONDS = 15;
const DEFAULT_SECONDS = 20;

/** Does work in a worker of its own. */
export async function work<P extends keyof Works>(
  path: P,
  body: Works[P][0],
  { signal, onStart, onProgress }: Ears = {},
): Promise<Works[P][1]> {
  const code = await loaded();
  await turn(signal);
  try {
    const worker = hire(code);
    onStart?.();
    const told = await heard(worker, path, body, signal, onProgress).catch((error) => {
      worker.terminate();
      throw error;
    });
    idle.push(worker);
    return answered(told);
  } finally {
    leave();
  }
}

function heard(
  worker: Worker,
  path: string,
  body: { seconds?: number | null },
  signal: AbortSignal | undefined,
  onProgress: Ears['onProgress'],
): Promise<Told> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  return new Promise<Told>((done, fail) => {
    stop = () => fail(signal!.reason);
    signal?.addEventListener('abort', stop);
    const most = 1000 * ((body.seconds ?? DEFAULT_SECONDS) + GRACE_SECONDS);
    const limit = () => (timer = setTimeout(() => fail(broken()), most));
    limit();
    worker.onerror = () => fail(broken());
    worker.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.news) onProgress?.(data.news);
      // Loading takes as long as the network does, and then the work begins.
      if (data.loading !== undefined) clearTimeout(timer);
      if (data.loading) onProgress?.({ code: '', what: t('engine-loading-highs'), done: 0, total: 0 });
      if (data.loading === false) limit();
      if (data.told) done(data.told);
      if (data.lacking) {
        console.error(data.lacking);
        fail(new Failure(() => t('engine-no-highs')));
      }
      if (data.broken) {
        console.error(data.broken);
        fail(broken());
      }
    };
    // What the page keeps may be a proxy, which cannot be sent.
    worker.postMessage({ language: language(), path, body: JSON.parse(JSON.stringify(body)) });
  }).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  });
}
