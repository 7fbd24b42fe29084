// Two players on one Pairs board: persons or machines, in any combination. A person's move is
// instant; a machine's comes from the service, which has the stronger players.

import { openPairs, totals, type Pairs } from '../games/pairs';
import { cellsIn } from '../games/cells';
import { Failure, machineMove } from './api';
import { t } from './i18n.svelte';
import type { Session } from './session.svelte';
import { load, save } from './storage';
import { Task } from './task.svelte';

/** The service's players as levels, the weakest first; an expert's number is seconds a move. */
export const LEVELS = ['random', 'greedy', 'minimax:3', 'expert:1', 'expert:5'] as const;
export type Player = 'person' | (typeof LEVELS)[number];
/** Who advises a person. */
const ADVISER = 'expert:2';

interface Kept {
  key: string;
  on: boolean;
  players: [Player, Player];
  pace: number;
}

export class Duel {
  on = $state(false);
  players = $state<[Player, Player]>(['person', 'minimax:3']);
  /** Seconds a machine waits before its move is shown. */
  pace = $state(0.6);
  paused = $state(false);
  /** The machine's move being asked for; its error stays until somebody tries again. */
  readonly asked = new Task();
  readonly advised = new Task();
  /** The pair an expert would take, for a person who asked. */
  advice = $state('');
  #tries = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: Session) {
    if (session.puzzle.game !== 'pairs') return;
    this.#recall();
    $effect(() => {
      void [session.at, this.#tries];
      this.advice = '';
      this.asked.failure = null;
      if (this.machineMoves && !this.paused) void this.#think();
      return () => this.stop();
    });
    $effect(() => {
      const { on, players, pace } = this;
      save('duel', { key: session.key, on, players: [...players], pace });
    });
  }

  /** The players of last time; and the game itself, if it is the one that was under way. */
  #recall(): void {
    const kept = load<Kept | null>('duel', null);
    const known = (player: Player) => player === 'person' || LEVELS.includes(player);
    if (!kept?.players?.every(known)) return;
    this.players = kept.players;
    this.pace = kept.pace;
    this.on = kept.on && kept.key === this.session.key;
    // Nobody has asked the machines to go on without a person.
    this.paused = this.on && !this.players.includes('person');
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

  get machineMoves(): boolean {
    return this.on && !this.over && this.players[this.turn] !== 'person';
  }

  get thinking(): boolean {
    return this.machineMoves && !this.paused && !this.asked.error;
  }

  /** Starts a game from the empty board. */
  begin(): void {
    this.session.replace([]);
    this.paused = false;
    this.on = true;
    this.retry();
  }

  end(): void {
    this.on = false;
  }

  /** Asks for the machine's move once more. */
  retry(): void {
    this.#tries++;
  }

  /** Whether a person may make this move now: pairs are taken in turn and never given back. */
  personMoves(move: string): boolean {
    return this.players[this.turn] === 'person' && !move.includes('/') && !move.includes('=');
  }

  /** After an undo it must be a person's turn again, where there is a person. */
  undone(): void {
    // Two machines would take the move again at once.
    if (!this.players.includes('person')) this.paused = true;
    if (this.players.includes('person') && this.machineMoves && this.session.at > 0) this.session.undo();
  }

  redone(): void {
    if (this.players.includes('person') && this.machineMoves) this.session.redo();
  }

  #ask(player: string, task: Task) {
    const { described, rules, puzzle, state } = this.session;
    const moves = rules.report(puzzle, { ...state, marks: [] });
    // Only the random player rolls dice.
    const seed = Math.floor(Math.random() * 2 ** 32);
    const named = { text: described.id, options: described.options };
    return task.run((ears) => machineMove({ puzzle: named, moves, player, seed }, ears));
  }

  async #think(): Promise<void> {
    const begun = performance.now();
    const answer = await this.#ask(this.players[this.turn], this.asked);
    if (!answer) return;
    const move = answer.move ?? '';
    const wait = Math.max(0, this.pace * 1000 - (performance.now() - begun));
    this.#timer = setTimeout(() => {
      // Page and service disagree about the rules: say so rather than wait for ever.
      if (!this.session.play(move)) this.asked.failure = new Failure(() => t('duel-odd', { move }));
    }, wait);
  }

  /** What an expert would do in a person's place. */
  async advise(): Promise<void> {
    this.advice = '';
    const answer = await this.#ask(ADVISER, this.advised);
    this.advice = answer?.move ?? '';
  }

  get advisedCells(): number[] {
    return cellsIn(this.session.puzzle, this.advice);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.asked.cancel();
    this.advised.cancel();
  }
}
