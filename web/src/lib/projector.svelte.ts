// For a room that looks at a screen: larger letters, nothing but the page itself, the whole screen where the browser gives it.

import '../projector.css';

let on = $state(false);

function set(wanted: boolean): void {
  on = wanted;
  document.documentElement.classList.toggle('projector', wanted);
}

/** Whoever leaves the whole screen, with the browser's own key, leaves the projector too. */
function left(): void {
  if (!document.fullscreenElement) end();
}

function end(): void {
  document.removeEventListener('fullscreenchange', left);
  set(false);
  if (document.fullscreenElement) void document.exitFullscreen();
}

export const projector = {
  get on(): boolean {
    return on;
  },
  async toggle(): Promise<void> {
    if (on) return end();
    set(true);
    try {
      await document.documentElement.requestFullscreen();
      document.addEventListener('fullscreenchange', left);
    } catch {
      // Not every place lets a page have the whole screen; the letters are larger all the same.
    }
  },
  end,
};
