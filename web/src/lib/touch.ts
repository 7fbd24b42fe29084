// From events to gestures. A mouse acts when it is pressed; a finger when it is lifted, so that scrolling and
// pinching never play. A finger that rests a moment before it moves draws, as a mouse does.

import type { Geometry, Point } from './geometry';
import type { Hand } from './hand.svelte';

/** How long a finger rests before it draws. */
const REST_MS = 220;
/** A finger that has moved so far does not tap. */
const SLIP = 8;
/** Cells smaller than this on the screen cannot be hit by a finger: a tap looks closer first. */
export const TOO_SMALL = 20;

/** What the board tells about itself. */
export interface Surface {
  hand: Hand;
  geometry: Geometry;
  /** A place of the window on the drawing. */
  place(at: { clientX: number; clientY: number }): Point;
  /** The side of a cell on the screen. */
  scale(): number;
  /** Whether more of the board can be scrolled into view. */
  larger(): boolean;
  closer(at: { clientX: number; clientY: number }): void;
  pinch(by: number, from: Point, to: Point): void;
  focus(): void;
}

/** A pointer that is down: where it began, where it was last, and whether it draws. */
interface Held {
  from: number;
  last: Point;
  draws: boolean;
}

export class Touch {
  #held: Held | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun: { clientX: number; clientY: number } | null = null;
  #fingers: { middle: Point; apart: number } | null = null;

  constructor(readonly surface: () => Surface) {}

  #cell(at: Point): number | null {
    const { geometry, hand } = this.surface();
    const cell = geometry.at(at);
    return hand.has(cell) ? cell : null;
  }

  /** Begins to draw from a cell. */
  #draw(cell: number, at: Point, other: boolean, add: boolean): void {
    const { hand } = this.surface();
    this.#held = { from: cell, last: at, draws: true };
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
    if (event.pointerType === 'touch' || !this.#held) return;
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

  touched = (event: TouchEvent): void => {
    const surface = this.surface();
    if (event.touches.length > 1) {
      this.#drop();
      this.#fingers = event.touches.length === 2 ? spread(event) : null;
      return;
    }
    const [finger] = event.touches;
    const at = surface.place(finger);
    const cell = this.#cell(at);
    this.#begun = cell === null ? null : { clientX: finger.clientX, clientY: finger.clientY };
    if (cell === null || surface.scale() < TOO_SMALL) return;
    this.#timer = setTimeout(() => {
      this.#begun = null;
      navigator.vibrate?.(10);
      this.#draw(cell, at, false, false);
    }, REST_MS);
  };

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
    if (this.#held) {
      event.preventDefault();
      this.#move(this.surface().place(finger));
      return;
    }
    if (!this.#begun) return;
    const [dx, dy] = [finger.clientX - this.#begun.clientX, finger.clientY - this.#begun.clientY];
    if (Math.hypot(dx, dy) < SLIP) return;
    const begun = this.#begun;
    clearTimeout(this.#timer);
    this.#begun = null;
    if (!this.#leads(begun, dx, dy)) return;
    event.preventDefault();
    const at = this.surface().place(begun);
    this.#draw(this.#cell(at)!, at, false, false);
    this.#move(this.surface().place(finger));
  };

  /** Whether a quick finger carries a piece: it starts on one and goes where that can go. Otherwise it scrolls. */
  #leads(begun: { clientX: number; clientY: number }, dx: number, dy: number): boolean {
    const { hand, geometry, place, scale, larger } = this.surface();
    if (!hand.joins || larger() || scale() < TOO_SMALL) return false;
    const from = this.#cell(place(begun))!;
    const start = geometry.middle(from);
    return hand.session.position.point(hand.session.position.name(from)).some((to) => {
      const end = geometry.middle(to);
      const [x, y] = [end.x - start.x, end.y - start.y];
      return (x * dx + y * dy) / (Math.hypot(x, y) * Math.hypot(dx, dy)) > Math.SQRT1_2;
    });
  }

  lifted = (event: TouchEvent): void => {
    if (event.touches.length) return;
    this.#fingers = null;
    clearTimeout(this.#timer);
    const surface = this.surface();
    const [finger] = event.changedTouches;
    // No mouse is made of it: it would press again.
    if ((this.#begun || this.#held) && event.cancelable) event.preventDefault();
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
    this.#fingers = null;
    this.#drop();
  };
}

/** Where two fingers are, and how far apart. */
function spread({ touches: [a, b] }: TouchEvent): { middle: Point; apart: number } {
  const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
  return { middle, apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)) };
}
