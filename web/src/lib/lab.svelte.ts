// A comparison: several methods on several puzzles, run through the service a few at a time.

import { solve, type Named, type SolveReport, sentence } from './api';

export interface Run {
  puzzle: number;
  method: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  report: SolveReport | null;
  error: string;
}

export interface Row {
  method: string;
  done: number;
  solved: number;
  total: number;
  mean: number;
  worst: number;
  nodes: number;
  objective: number | null;
}

export const answered = (report: SolveReport | null) => report?.verdict === 'solved' || report?.verdict === 'impossible';

export class Comparison {
  runs = $state<Run[]>([]);
  running = $state(false);
  #abort: AbortController | null = null;

  get done(): number {
    return this.runs.filter((run) => run.state === 'done' || run.state === 'failed').length;
  }

  cancel(): void {
    this.#abort?.abort();
    this.running = false;
  }

  /** Runs every method on every puzzle, `lanes` at a time so that times stay comparable. */
  async start(puzzles: Named[], methods: string[], seconds: number, lanes: number): Promise<void> {
    this.cancel();
    const abort = new AbortController();
    this.#abort = abort;
    this.running = true;
    this.runs = puzzles.flatMap((_, puzzle) =>
      methods.map((method): Run => ({ puzzle, method, state: 'waiting', report: null, error: '' })),
    );
    let next = 0;
    const lane = async () => {
      while (!abort.signal.aborted && next < this.runs.length) {
        const run = this.runs[next++];
        run.state = 'running';
        try {
          run.report = await solve({ puzzle: puzzles[run.puzzle], method: run.method, seconds }, { signal: abort.signal });
          run.state = 'done';
        } catch (error) {
          run.state = abort.signal.aborted ? 'waiting' : 'failed';
          run.error = sentence(error);
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    if (this.#abort === abort) this.running = false;
  }

  /** One line a method. */
  table(methods: string[]): Row[] {
    return methods.map((method) => {
      const runs = this.runs.filter((run) => run.method === method);
      const reports = runs.flatMap((run) => (run.report ? [run.report] : []));
      const times = reports.map((report) => report.seconds);
      const scores = reports.flatMap((report) => (report.objective === null ? [] : [report.objective]));
      return {
        method,
        done: runs.filter((run) => run.state === 'done' || run.state === 'failed').length,
        solved: reports.filter(answered).length,
        total: runs.length,
        mean: times.length ? times.reduce((a, b) => a + b, 0) / times.length : NaN,
        worst: times.length ? Math.max(...times) : NaN,
        nodes: reports.reduce((sum, report) => sum + report.nodes, 0),
        objective: scores.length ? scores.reduce((a, b) => a + b, 0) / scores.length : null,
      };
    });
  }

  /** For each method, the times of the puzzles it answered, ascending: a performance diagram. */
  curves(methods: string[]): { method: string; times: number[] }[] {
    return methods.map((method) => ({
      method,
      times: this.runs
        .flatMap((run) => (run.method === method && run.report && answered(run.report) ? [run.report.seconds] : []))
        .sort((a, b) => a - b),
    }));
  }
}
