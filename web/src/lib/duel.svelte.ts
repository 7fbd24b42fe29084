// Two players on one Pairs board: persons or machines, in any combination. A person's move is
// instant; a machine's takes its time.

import { offerOf } from './games';
import { cellsIn } from './cells';
import { Failure, machineMove, weigh } from './api';
import { t } from './i18n.svelte';
import type { Session } from './session.svelte';
import { load, save } from './storage.svelte';
import { Task } from './task.svelte';
import type { Stands, Wins, Weighed } from './wire';

/** The service's players as levels, the weakest first; an expert's number is seconds a move. */
export const LEVELS = ['random', 'greedy', 'minimax:3', 'expert:1', 'expert:5'] as const;
export type Player = 'person' | (typeof LEVELS)[number];
/** Who advises a person. */
const ADVISER = 'expert:2';
/** How long it looks at what comes of its advice. */
const OUTLOOK_SECONDS = 1;

const NOTHING: Stands = { costs: [], takers: [], totals: [0, 0], turn: 0, leads: null, over: false };

interface Kept {
  players: [Player, Player];
  pace: number;
  wins?: Wins;
  bar?: boolean;
}

export class Duel {
  players = $state<[Player, Player]>(['person', 'minimax:3']);
  /** Seconds a machine waits before its move is shown. */
  pace = $state(0.6);
  /** Which total wins. */
  wins = $state<Wins>('lower');
  /** Whether an expert's judgement is shown beside the game. */
  bar = $state(false);
  paused = $state(false);
  /** The machine's move being asked for; its error stays until somebody tries again. */
  readonly asked = new Task();
  readonly advised = new Task();
  /** The pair an expert would take, for a person who asked. */
  advice = $state('');
  /** What comes of it: how the game then ends with good play, and the best answer to it. */
  outlook = $state.raw<Weighed | null>(null);
  #tries = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: Session) {
    if (!offerOf(session.game).for_two) return;
    this.#recall();
    $effect(() => {
      void [session.at, session.length, this.#tries];
      this.advice = '';
      this.outlook = null;
      this.asked.failure = null;
      if (this.machineMoves && !this.paused) void this.#think();
      return () => this.stop();
    });
    $effect(() => {
      const { players, pace, wins, bar } = this;
      save('duel', { players: [...players], pace, wins, bar });
    });
  }

  /** The players of last time. */
  #recall(): void {
    const kept = load<Kept | null>('duel', null);
    const known = (player: Player) => player === 'person' || LEVELS.includes(player);
    if (!Array.isArray(kept?.players) || kept.players.length !== 2 || !kept.players.every(known)) return;
    this.players = kept.players;
    this.pace = Number(kept.pace) || 0;
    this.wins = kept.wins === 'higher' ? 'higher' : 'lower';
    this.bar = kept.bar === true;
    // Nobody has asked the machines to go on without a person.
    this.paused = this.on && !this.players.includes('person');
  }

  /** Whether the line of play the player stands in is a game for two: undoing its beginning leaves it. */
  get on(): boolean {
    return this.session.by === 'duel';
  }

  /** The pairs taken, in turn. */
  get pairs(): string[] {
    return this.session.position.view.links.map((pair) => pair.join('+'));
  }

  /** How the game stands; whoever has no game for two is told nothing. */
  #stands = $derived.by(() => (this.on ? this.#asked() : NOTHING));

  #asked(): Stands {
    const { engine, named } = this.session;
    return engine.ask('stands', { puzzle: named, moves: this.pairs, wins: this.wins });
  }

  get turn(): 0 | 1 {
    return this.#stands.turn as 0 | 1;
  }

  /** What each pair added to the total of who took it. */
  get costs(): number[] {
    return this.#stands.costs;
  }

  /** Who took each pair: 0 or 1. */
  get takers(): number[] {
    return this.#stands.takers;
  }

  /** Who leads, or has won; nobody while both have the same. */
  get leads(): number | null {
    return this.#stands.leads ?? null;
  }

  /** What the pairs of each player add up to. */
  get totals(): [number, number] {
    return this.#stands.totals as [number, number];
  }

  get over(): boolean {
    return this.#stands.over;
  }

  get machineMoves(): boolean {
    return this.on && !this.over && this.players[this.turn] !== 'person';
  }

  get thinking(): boolean {
    return this.machineMoves && !this.paused && !this.asked.error;
  }

  /** Starts a game from the empty board; undoing leads back to what was on it. */
  begin(): void {
    this.session.replace([], 'duel');
    this.paused = false;
    this.retry();
  }

  /** Who was to begin comes second. */
  exchange(): void {
    const [first, second] = this.players;
    this.players = [second, first];
  }

  /** The pairs stay, for one player. */
  end(): void {
    this.session.replace(this.session.moves);
  }

  /** Asks for the machine's move once more. */
  retry(): void {
    this.#tries++;
  }

  /** Whether a person may make these moves now: pairs are taken in turn and never given back. */
  personMoves(moves: string[]): boolean {
    const taken = this.pairs;
    return this.players[this.turn] === 'person' && moves.every((move) => move.includes('+') && !taken.includes(move));
  }

  /** After an undo it must be a person's turn again, where there is a person. */
  undone(): void {
    // Two machines would take the move again at once.
    if (!this.players.includes('person')) this.paused = true;
    if (this.players.includes('person') && this.machineMoves && this.pairs.length) this.session.undo();
  }

  redone(): void {
    if (this.players.includes('person') && this.machineMoves) this.session.redo();
  }

  #ask(player: string, task: Task) {
    const moves = this.pairs;
    // Only the random player rolls dice.
    const seed = Math.floor(Math.random() * 2 ** 32);
    return task.run((ears) => machineMove({ puzzle: this.session.named, moves, wins: this.wins, player, seed }, ears));
  }

  async #think(): Promise<void> {
    const begun = performance.now();
    const answer = await this.#ask(this.players[this.turn], this.asked);
    if (!answer) return;
    const move = answer.move ?? '';
    const wait = Math.max(0, this.pace * 1000 - (performance.now() - begun));
    this.#timer = setTimeout(() => {
      // Whoever answers plays by other rules: say so rather than wait for ever.
      if (!this.session.play([move])) this.asked.failure = new Failure(() => t('duel-odd', { move }));
    }, wait);
  }

  /** What an expert would do in a person's place. */
  async advise(): Promise<void> {
    this.advice = '';
    this.outlook = null;
    const answer = await this.#ask(ADVISER, this.advised);
    const move = answer?.move;
    if (!move) return;
    this.advice = move;
    const { session, wins } = this;
    const asked = { puzzle: session.named, moves: [...this.pairs, move], wins, seconds: OUTLOOK_SECONDS };
    const found = await this.advised.run((ears) => weigh(asked, ears));
    if (this.advice === move) this.outlook = found ?? null;
  }

  get advisedCells(): number[] {
    return cellsIn(this.session.board, this.advice);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.asked.cancel();
    this.advised.cancel();
  }
}
