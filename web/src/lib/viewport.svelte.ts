// How much of a board is seen: all of it, or a part of it that is scrolled as everything is scrolled.

import type { Point } from './geometry';

/** The side of a cell that a finger hits with ease, and the largest anybody needs. */
const EASY = 36;
const LARGEST = 132;
const STEP = 1.4;

export class Viewport {
  /** 1 shows the whole board. */
  zoom = $state(1);
  /** The window onto the board. */
  port = $state<HTMLElement>();
  full = $state(false);
  /** The side of a cell on the screen when all of the board is seen. */
  #fit: () => number;

  constructor(fit: () => number) {
    this.#fit = fit;
  }

  get most(): number {
    return Math.max(1, LARGEST / this.#fit());
  }

  /** Shows the board so large, so that what lies under `from` comes to lie under `to`. */
  set(zoom: number, from: Point = this.#middle(), to: Point = from): void {
    const { port } = this;
    if (!port) return;
    const box = port.getBoundingClientRect();
    const next = Math.max(1, Math.min(zoom, this.most));
    const by = next / this.zoom;
    const left = (port.scrollLeft + from.x - box.left) * by - (to.x - box.left);
    const top = (port.scrollTop + from.y - box.top) * by - (to.y - box.top);
    this.zoom = next;
    // Now, and not with the next frame: scrolling needs the new size.
    port.style.setProperty('--zoom', String(next));
    port.scrollTo(left, top);
  }

  by(factor: number, from?: Point, to?: Point): void {
    this.set(this.zoom * factor, from, to);
  }

  closer(): void {
    this.by(STEP);
  }

  farther(): void {
    this.by(1 / STEP);
  }

  /** Comes close enough to a place for a finger. */
  reach(at: Point): void {
    this.set(EASY / this.#fit(), at, this.#middle());
  }

  fit(): void {
    this.set(1);
  }

  /** How far down the window the board is not covered by an element that lies over the page; beside it there is no harm. */
  free(over: Element | null): number {
    if (!over || !this.port || getComputedStyle(over).position !== 'fixed') return innerHeight;
    const box = over.getBoundingClientRect();
    return box.left < this.port.getBoundingClientRect().right ? box.top : innerHeight;
  }

  #middle(): Point {
    const box = this.port?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  /** The wheel zooms with the key that zooms pages; alone it scrolls. */
  wheeled = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  };
}
