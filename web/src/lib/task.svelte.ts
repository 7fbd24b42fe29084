// A piece of work the service does for one part of the page: running, how far, cancelled, failed.

import { sentence, type Ears, type Progress } from './api';

const SLOW_MS = 250;

export class Task {
  running = $state(false);
  /** It takes long enough to be shown: what is answered at once need not flash. */
  slow = $state(false);
  /** Whether a worker has taken it yet. */
  started = $state(false);
  progress = $state.raw<Progress | null>(null);
  /** What went wrong; kept rather than its sentence, which follows the language. */
  failure = $state.raw<unknown>(null);
  #abort: AbortController | null = null;

  get error(): string {
    return sentence(this.failure);
  }

  /** Does the work, ending what ran before; nothing when it was cancelled or refused. */
  async run<T>(work: (ears: Ears) => Promise<T>): Promise<T | undefined> {
    this.cancel();
    const abort = new AbortController();
    this.#abort = abort;
    this.running = true;
    this.slow = this.started = false;
    const timer = setTimeout(() => (this.slow = this.#abort === abort), SLOW_MS);
    this.progress = null;
    this.failure = null;
    try {
      const result = await work({
        signal: abort.signal,
        onStart: () => (this.started = true),
        onProgress: (progress) => (this.progress = progress),
      });
      return abort.signal.aborted ? undefined : result;
    } catch (error) {
      if (this.#abort === abort && !abort.signal.aborted) this.failure = error;
      return undefined;
    } finally {
      clearTimeout(timer);
      if (this.#abort === abort) this.running = false;
    }
  }

  cancel(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.running = false;
  }
}

/** A task that ends with the component that asked for it. */
export function ownTask(): Task {
  const task = new Task();
  $effect(() => () => task.cancel());
  return task;
}
