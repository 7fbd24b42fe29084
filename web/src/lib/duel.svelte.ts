// Two players on one Pairs board: persons or machines, in any combination.

import { difference, openPairs, totals, type Pairs } from '../games/pairs';
import type { Level } from '../games/pairs-ai';
import { cellName } from '../games/cells';
import type { Session } from './session.svelte';

export type Player = 'person' | Level;

export class Duel {
  on = $state(false);
  players = $state<[Player, Player]>(['person', 'careful']);
  /** Seconds a machine waits before its move is shown. */
  pace = $state(0.6);
  paused = $state(false);
  thinking = $state(false);
  #worker: Worker | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: Session) {
    if (session.puzzle.game !== 'pairs') return;
    $effect(() => {
      void session.at;
      if (this.on && !this.paused && !this.over && this.players[this.turn] !== 'person') this.#think();
      else this.#rest();
    });
  }

  get puzzle(): Pairs {
    return this.session.puzzle as Pairs;
  }

  get turn(): 0 | 1 {
    return (this.session.state.log.length % 2) as 0 | 1;
  }

  get totals(): [number, number] {
    return totals(this.puzzle, this.session.state);
  }

  get over(): boolean {
    return openPairs(this.puzzle, this.session.state).length === 0;
  }

  /** Starts a game from the empty board. */
  begin(): void {
    this.session.replace([]);
    this.paused = false;
    this.on = true;
  }

  end(): void {
    this.stop();
    this.on = false;
  }

  /** Whether a person may make this move now: pairs are taken in turn and never given back. */
  personMoves(move: string): boolean {
    return this.players[this.turn] === 'person' && !move.includes('/');
  }

  /** After an undo it must be a person's turn again, where there is a person. */
  undone(): void {
    const machine = () => this.players[this.turn] !== 'person';
    if (this.players.includes('person') && machine() && this.session.at > 0) this.session.undo();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.thinking = false;
  }

  #think(): void {
    this.#rest();
    this.thinking = true;
    const { puzzle, session } = this;
    const begun = performance.now();
    const worker = new Worker(new URL('../games/pairs-ai.worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<[number, number] | null>) => {
      if (this.#worker !== worker || !data) return;
      const wait = Math.max(0, this.pace * 1000 - (performance.now() - begun));
      this.#timer = setTimeout(() => {
        session.play(`${cellName(puzzle, data[0])}+${cellName(puzzle, data[1])}`);
      }, wait);
    };
    const open = openPairs(puzzle, session.state);
    worker.postMessage({
      board: { pairs: open.map(([a, b]) => ({ a, b, cost: difference(puzzle, a, b) })), cells: session.state.cells.length },
      taken: session.state.cells.map((partner) => partner >= 0),
      level: this.players[this.turn],
    });
  }

  stop(): void {
    this.#rest();
  }
}
