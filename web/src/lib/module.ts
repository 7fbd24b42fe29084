// One copy of the games inside the page. crates/wasm says what its three functions take and give.

import type { News, Problem } from './wire';

export type Told = { done: unknown } | { refused: Problem };

interface Exports {
  memory: WebAssembly.Memory;
  alloc(length: number): number;
  ask(start: number, length: number): number;
  free(start: number, length: number): void;
}

const LENGTH_BYTES = 4;

/** After an error that `ask` throws the copy is of no more use: its memory may be in any state. */
export class Module {
  #exports: Exports;
  #why = '';

  constructor(code: WebAssembly.Module, onProgress: (news: News) => void = () => {}) {
    const page = {
      now: () => performance.now(),
      progress: (start: number, length: number) => onProgress(JSON.parse(this.#text(start, length))),
      panicked: (start: number, length: number) => (this.#why = this.#text(start, length)),
    };
    this.#exports = new WebAssembly.Instance(code, { page }).exports as unknown as Exports;
  }

  ask(language: string, path: string, body?: unknown): Told {
    const question = new TextEncoder().encode(JSON.stringify([language, { path, body }]));
    const { memory, alloc, ask, free } = this.#exports;
    try {
      const start = alloc(question.length) >>> 0;
      new Uint8Array(memory.buffer, start).set(question);
      const answer = ask(start, question.length) >>> 0;
      const length = new DataView(memory.buffer).getUint32(answer, true);
      const told = JSON.parse(this.#text(answer + LENGTH_BYTES, length)) as Told;
      free(answer, LENGTH_BYTES + length);
      return told;
    } catch (error) {
      throw new Error(this.#why || String(error), { cause: error });
    }
  }

  #text(start: number, length: number): string {
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, start >>> 0, length));
  }
}
