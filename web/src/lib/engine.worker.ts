// Work that may last, away from the page's own thread. Ending this worker ends the work.

import runtime from 'highs/runtime?url';
import { lend } from './highs';
import { Lacking, Module, type Lends, type Told } from './module';
import type { News } from './wire';

export interface Question {
  language: string;
  path: string;
  body: unknown;
}
export type Order = { code: WebAssembly.Module } | Question;

/** What the page hears: news, that something large is being loaded (or is there), and how the work ended. */
export interface Word {
  news?: News;
  loading?: boolean;
  told?: Told;
  broken?: string;
  lacking?: string;
}

let code: WebAssembly.Module;
let module: Module;
const say = (word: Word) => postMessage(word);
const lends: Lends = { onProgress: (news) => say({ news }) };

async function loadHighs() {
  const answer = await fetch(runtime);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  lends.solver = await lend(await WebAssembly.compile(await answer.arrayBuffer()), lends.onProgress!);
}

async function answered({ language, path, body }: Question): Promise<Word> {
  try {
    return { told: module.ask(language, path, body) };
  } catch (error) {
    if (!(error instanceof Lacking)) return { broken: String(error) };
  }
  say({ loading: true });
  try {
    await loadHighs();
  } catch (error) {
    return { lacking: String(error) };
  }
  say({ loading: false });
  // The copy that was interrupted is of no more use. What it did before it came to its program is done again.
  module = new Module(code, lends);
  return answered({ language, path, body });
}

onmessage = async ({ data }: MessageEvent<Order>) => {
  if ('code' in data) {
    code = data.code;
    module = new Module(code, lends);
  } else say(await answered(data));
};
