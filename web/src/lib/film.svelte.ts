// A solution or an explanation, shown position by position.

import { cellsIn } from './cells';
import type { Ears } from './api';
import type { Language } from './i18n.svelte';
import { Position } from './position.svelte';
import type { Session } from './session.svelte';
import type { Task } from './task.svelte';

export interface Frame {
  moves: string[];
  text: string;
  technique: string;
  reason: Set<number>;
  clues: Set<string>;
  target: Set<number>;
}

export interface Scene {
  moves: string[];
  text: string;
  technique: string;
  because: string[];
  clues?: string[];
}

/** Scenes that have sentences: the language they are in, and how to have them in another. */
export interface Telling {
  language: Language;
  again: (language: Language, ears: Ears) => Promise<Scene[]>;
}

export class Film {
  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  readonly position: Position;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows these moves from the start. */
  constructor(
    readonly session: Session,
    scenes: Scene[],
    readonly telling: Telling | null = null,
  ) {
    this.position = new Position(session.engine, session.named, session.board);
    this.#show(scenes);
  }

  #show(scenes: Scene[]): void {
    const { board } = this.session;
    const none = {
      text: '',
      technique: '',
      reason: new Set<number>(),
      clues: new Set<string>(),
      target: new Set<number>(),
    };
    const frames: Frame[] = [{ moves: [], ...none }];
    for (const { moves, text, technique, because, clues = [] } of scenes) {
      frames.push({
        moves: [...frames.at(-1)!.moves, ...moves],
        text,
        technique,
        reason: new Set(because.flatMap((name) => cellsIn(board, name))),
        clues: new Set(clues),
        target: new Set(moves.flatMap((move) => cellsIn(board, move))),
      });
    }
    this.frames = frames;
    this.go(this.at);
  }

  /** Says the same in another language, at the same place. */
  async speak(now: Language, task: Task): Promise<void> {
    const { telling } = this;
    if (!telling || now === telling.language) return;
    telling.language = now;
    const scenes = await task.run((ears) => telling.again(now, ears));
    if (scenes?.length) this.#show(scenes);
  }

  get frame(): Frame {
    return this.frames[this.at];
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.frames.length - 1));
    this.position.show(this.frame.moves);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.at === this.frames.length - 1) this.go(0);
    this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.at + 1);
      if (this.at === this.frames.length - 1) this.playing = false;
      else this.#run();
    }, 1200 / this.speed);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
}
