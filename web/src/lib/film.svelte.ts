// A solution or an explanation, shown position by position.

import { cellsIn, clueIn } from '../games/cells';
import type { State } from '../games/types';
import type { Ears } from './api';
import type { Language } from './i18n.svelte';
import type { Session } from './session.svelte';
import type { Task } from './task.svelte';

export interface Frame {
  state: State;
  text: string;
  technique: string;
  reason: Set<number>;
  clues: Set<string>;
  target: Set<number>;
}

export interface Scene {
  move: string;
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
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows these moves from a position; those that change nothing are left out. */
  constructor(
    readonly session: Session,
    readonly from: State,
    scenes: Scene[],
    readonly telling: Telling | null = null,
  ) {
    this.#show(scenes);
  }

  #show(scenes: Scene[]): void {
    const {
      session: { puzzle, rules },
      from,
    } = this;
    const none = {
      text: '',
      technique: '',
      reason: new Set<number>(),
      clues: new Set<string>(),
      target: new Set<number>(),
    };
    const frames: Frame[] = [{ state: from, ...none }];
    let state = from;
    for (const { move, text, technique, because, clues = [] } of scenes) {
      const next = rules.play(puzzle, state, move);
      if (!next) continue;
      state = next;
      const reason = new Set(because.flatMap((name) => cellsIn(puzzle, name)));
      frames.push({
        state,
        text,
        technique,
        reason,
        clues: new Set(clues.map(clueIn)),
        target: new Set(cellsIn(puzzle, move)),
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
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.at === this.frames.length - 1) this.at = 0;
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
