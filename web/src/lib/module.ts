// One copy of the games inside the page. crates/wasm says what its three functions take and give, and what it is lent.

import type { News, Problem } from './wire';

export type Told = { done: unknown } | { refused: Problem };

interface Exports {
  memory: WebAssembly.Memory;
  alloc(length: number): number;
  ask(start: number, length: number): number;
  free(start: number, length: number): void;
}

/** Takes an integer program as LP text and the most seconds; crates/engines/src/mip/lent.rs says what it gives. */
export type Solver = (lp: string, seconds: number) => string;

/** What `ask` throws where an integer program is to be solved and nobody has lent a solver. */
export class Lacking extends Error {}

/** What a copy may be lent. */
export interface Lends {
  onProgress?: (news: News) => void;
  solver?: Solver;
}

const LENGTH_BYTES = 4;
/** Making one takes longer than a short text takes it. */
const [WRITER, READER] = [new TextEncoder(), new TextDecoder()];

/** After an error that `ask` throws the copy is of no more use: its memory may be in any state. */
export class Module {
  #exports: Exports;
  #why = '';

  constructor(code: WebAssembly.Module, { onProgress, solver }: Lends = {}) {
    const page = {
      now: () => performance.now(),
      progress: (start: number, length: number) => onProgress?.(JSON.parse(this.#text(start, length))),
      integer: (start: number, length: number, seconds: number) => {
        if (!solver) throw new Lacking();
        return this.#room(WRITER.encode(solver(this.#text(start, length), seconds)));
      },
      panicked: (start: number, length: number) => (this.#why = this.#text(start, length)),
    };
    this.#exports = new WebAssembly.Instance(code, { page }).exports as unknown as Exports;
  }

  ask(language: string, path: string, body?: unknown): Told {
    const question = WRITER.encode(JSON.stringify([language, { path, body }]));
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
      if (error instanceof Lacking) throw error;
      throw new Error(this.#why || String(error), { cause: error });
    }
  }

  /** Room with a text in it that the games take back: its length, the lowest byte first, and its bytes. */
  #room(text: Uint8Array): number {
    const { memory, alloc } = this.#exports;
    const start = alloc(LENGTH_BYTES + text.length) >>> 0;
    new DataView(memory.buffer).setUint32(start, text.length, true);
    new Uint8Array(memory.buffer, start + LENGTH_BYTES).set(text);
    return start;
  }

  #text(start: number, length: number): string {
    return READER.decode(new Uint8Array(this.#exports.memory.buffer, start >>> 0, length));
  }
}
