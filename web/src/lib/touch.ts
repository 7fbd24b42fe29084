// From events to gestures. A mouse acts when it is pressed; a finger when it is lifted, so that scrolling and
// pinching never play. A finger that rests a moment before it moves draws, as a mouse does. Whether it rested is judged
// by when it moved, never by when a busy page came to hear of it.

import { S, type Geometry, type Point } from './geometry';
import type { Hand } from './hand.svelte';

/** How long a finger rests before it draws. */
const REST_MS = 220;
/** A timer that comes later than this tells of a page that was busy; after so long without, events that waited were heard. */
const LATE_MS = 20;
const SETTLE_MS = 60;
/** A finger that has moved so far does not tap. */
const SLIP = 8;
/** A piece that a quick finger carries so many cells beyond where it can go is not carried: the finger scrolls. */
const BEYOND = 0.9;
/** Cells smaller than this on the screen cannot be hit by a finger: a tap looks closer first. */
export const TOO_SMALL = 20;

/** What the board tells about itself. */
export interface Surface {
  hand: Hand;
  geometry: Geometry;
  /** A place of the window on the drawing. */
  place(at: Spot): Point;
  /** The side of a cell on the screen. */
  scale(): number;
  /** Whether more of the board can be scrolled into view. */
  larger(): boolean;
  closer(at: Spot): void;
  pinch(by: number, from: Point, to: Point): void;
  focus(): void;
}

/** A pointer that is down and draws: where it began, and where it was last. */
interface Held {
  from: number;
  last: Point;
  /** Of a quick finger: how far from there it can lead; otherwise 0. */
  most: number;
}

/** A place in the window. */
interface Spot {
  clientX: number;
  clientY: number;
}

export class Touch {
  #held: Held | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where and when a finger came down. */
  #begun: (Spot & { when: number }) | null = null;
  /** When it had moved too far for a tap. */
  #left: number | null = null;
  /** Where a finger was last that moves the page. */
  #scrolls: Spot | null = null;
  #fingers: { middle: Point; apart: number } | null = null;

  constructor(readonly surface: () => Surface) {}

  #cell(at: Point): number | null {
    const { geometry, hand } = this.surface();
    const cell = geometry.at(at);
    return hand.has(cell) ? cell : null;
  }

  /** Begins to draw from a cell. */
  #draw(cell: number, at: Point, other: boolean, add: boolean, most = 0): void {
    const { hand } = this.surface();
    this.#held = { from: cell, last: at, most };
    hand.press(cell, other, add);
    if (hand.joins && other) this.#held = null;
  }

  #move(at: Point): void {
    const held = this.#held;
    if (!held) return;
    const { hand, geometry } = this.surface();
    if (hand.joins) {
      // What follows the pointer is what lies where it began.
      if (hand.carried === null && geometry.at(at) !== held.from) {
        if (hand.carries(held.from)) hand.take(held.from);
        else hand.letGo();
      }
      if (hand.picked === held.from && (hand.carried || geometry.at(at) !== held.from)) hand.carried = at;
    } else {
      for (const cell of geometry.between(held.last, at)) {
        if (cell !== geometry.at(held.last) && hand.has(cell)) hand.over(cell);
      }
    }
    held.last = at;
  }

  #lift(at: Point): void {
    const held = this.#held;
    this.#held = null;
    if (!held) return;
    const { hand } = this.surface();
    const to = this.#cell(at);
    if (hand.joins) {
      const carried = hand.carried !== null;
      hand.carried = null;
      if (to === held.from) {
        if (carried) hand.letGo();
        else hand.pick(held.from);
      } else if (to !== null) hand.join(held.from, to);
      else hand.letGo();
    }
    hand.end();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#begun = null;
    if (!this.#held) return;
    this.#held = null;
    const { hand } = this.surface();
    if (hand.joins) hand.letGo();
    hand.end();
  }

  // The mouse and the pen.

  pressed = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || event.button === 1) return;
    const surface = this.surface();
    const at = surface.place(event);
    const cell = this.#cell(at);
    if (cell === null) return;
    surface.focus();
    // Until it is released it is ours, wherever it goes.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#drop();
    this.#draw(cell, at, event.button === 2, event.ctrlKey || event.metaKey || event.shiftKey);
  };

  dragged = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return this.#watch(event);
    if (!this.#held) return;
    if (event.buttons === 0) this.#drop();
    else for (const part of event.getCoalescedEvents?.() ?? [event]) this.#move(this.surface().place(part));
  };

  released = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.#lift(this.surface().place(event));
  };

  lost = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.#drop();
  };

  // Fingers.

  /** Notes when a finger left its place: of moves that were heard late and as one, the first tells. */
  #watch(event: PointerEvent): void {
    const begun = this.#begun;
    if (!begun || this.#left !== null || !event.isPrimary) return;
    const parts = event.getCoalescedEvents?.() ?? [];
    const first = (parts.length ? parts : [event]).find((part) => away(begun, part) >= SLIP);
    if (first) this.#left = first.timeStamp;
  }

  /** Whether the finger was where it began until it had rested. */
  #rested(event: TouchEvent, { when }: { when: number }): boolean {
    return (this.#left ?? event.timeStamp) - when >= REST_MS;
  }

  touched = (event: TouchEvent): void => {
    const surface = this.surface();
    clearTimeout(this.#timer);
    this.#left = this.#scrolls = null;
    if (event.touches.length > 1) {
      this.#drop();
      this.#fingers = event.touches.length === 2 ? spread(event) : null;
      return;
    }
    const [finger] = event.touches;
    const at = surface.place(finger);
    const cell = this.#cell(at);
    const { clientX, clientY } = finger;
    this.#begun = cell === null ? null : { clientX, clientY, when: event.timeStamp };
    if (cell === null || surface.scale() < TOO_SMALL) return;
    const begun = this.#begun;
    const rest = () => {
      if (this.#begun !== begun) return;
      this.#begun = null;
      navigator.vibrate?.(10);
      this.#draw(cell, at, false, false);
    };
    this.#after(REST_MS, rest);
  };

  /** Later, unless the page was busy until then: what it has not heard of yet is heard first. */
  #after(ms: number, then: () => void): void {
    const due = performance.now() + ms;
    this.#timer = setTimeout(() => (performance.now() - due > LATE_MS ? this.#after(SETTLE_MS, then) : then()), ms);
  }

  /** Listened to by hand: it must be able to keep the browser from scrolling. */
  slid = (event: TouchEvent): void => {
    if (event.touches.length === 2 && this.#fingers) {
      event.preventDefault();
      const now = spread(event);
      this.surface().pinch(now.apart / this.#fingers.apart, this.#fingers.middle, now.middle);
      this.#fingers = now;
      return;
    }
    const [finger] = event.touches;
    if (this.#held || this.#scrolls) {
      event.preventDefault();
      if (this.#held) this.#carry(finger);
      this.#scroll(finger);
      return;
    }
    const begun = this.#begun;
    if (!begun || away(begun, finger) < SLIP) return;
    clearTimeout(this.#timer);
    this.#begun = null;
    const rested = this.#rested(event, begun) && this.surface().scale() >= TOO_SMALL;
    const most = rested ? undefined : this.#leads(begun, finger);
    if (most === 0) return;
    event.preventDefault();
    const at = this.surface().place(begun);
    this.#draw(this.#cell(at)!, at, false, false, most);
    this.#scrolls = most ? { clientX: begun.clientX, clientY: begun.clientY } : null;
    this.#carry(finger);
    this.#scroll(finger);
  };

  /** What is held follows the finger; a quick one that goes beyond all that it can reach lets go. */
  #carry(finger: Spot): void {
    const { geometry, place } = this.surface();
    const at = place(finger);
    const { from, most } = this.#held!;
    const start = geometry.middle(from);
    if (most && Math.hypot(at.x - start.x, at.y - start.y) > most + BEYOND * S) this.#drop();
    else this.#move(at);
  }

  /** The page follows a finger that has let go, as if it had never held anything. */
  #scroll({ clientX, clientY }: Spot): void {
    const last = this.#scrolls;
    if (!last || this.#held) return;
    scrollBy(last.clientX - clientX, last.clientY - clientY);
    this.#scrolls = { clientX, clientY };
  }

  /** How far a quick finger can carry a piece if it starts on one and goes where that can go; otherwise 0: it scrolls. */
  #leads(begun: Spot, finger: Spot): number {
    const { hand, geometry, place, scale, larger } = this.surface();
    if (!hand.joins || larger() || scale() < TOO_SMALL) return 0;
    const from = this.#cell(place(begun))!;
    const start = geometry.middle(from);
    const [dx, dy] = [finger.clientX - begun.clientX, finger.clientY - begun.clientY];
    const ways = hand.session.position.point(hand.session.position.name(from)).map((to) => {
      const end = geometry.middle(to);
      const [x, y] = [end.x - start.x, end.y - start.y];
      const far = Math.hypot(x, y);
      return { far, along: (x * dx + y * dy) / (far * Math.hypot(dx, dy)) };
    });
    if (!ways.some(({ along }) => along > Math.SQRT1_2)) return 0;
    return Math.max(...ways.map(({ far }) => far));
  }

  lifted = (event: TouchEvent): void => {
    if (event.touches.length) return;
    this.#fingers = null;
    clearTimeout(this.#timer);
    const surface = this.surface();
    const [finger] = event.changedTouches;
    // No mouse is made of it: it would press again.
    if ((this.#begun || this.#held || this.#scrolls) && event.cancelable) event.preventDefault();
    this.#scrolls = null;
    if (this.#held) return this.#lift(surface.place(finger));
    const begun = this.#begun;
    this.#begun = null;
    if (!begun) return;
    if (surface.scale() < TOO_SMALL) return surface.closer(finger);
    const cell = this.#cell(surface.place(begun))!;
    surface.focus();
    surface.hand.press(cell, false);
    if (surface.hand.joins) surface.hand.pick(cell);
    surface.hand.end();
  };

  torn = (): void => {
    this.#fingers = this.#scrolls = null;
    this.#drop();
  };
}

/** How far apart two places are. */
const away = (a: Spot, b: Spot): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Where two fingers are, and how far apart. */
function spread({ touches: [a, b] }: TouchEvent): { middle: Point; apart: number } {
  const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
  return { middle, apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)) };
}
