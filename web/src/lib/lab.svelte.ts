// A comparison: several methods on several puzzles, run through the service a few at a time.

import { sentence, solve, type Named, type Progress, type SolveReport } from './api';
import { csvField } from './download';

/** A puzzle with the name it has in tables. */
export interface Subject extends Named {
  name: string;
}

export interface Asked {
  puzzles: Subject[];
  methods: string[];
  seconds: number;
}

export interface Run {
  puzzle: number;
  method: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  report: SolveReport | null;
  failure: unknown;
  /** How far it is, while it runs. */
  progress: Progress | null;
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

export const answered = (report: SolveReport | null) =>
  report?.verdict === 'solved' || report?.verdict === 'impossible';

export class Comparison {
  runs = $state<Run[]>([]);
  running = $state(false);
  asked = $state.raw<Asked>({ puzzles: [], methods: [], seconds: 1 });
  #abort: AbortController | null = null;

  get done(): number {
    return this.runs.filter((run) => run.state === 'done' || run.state === 'failed').length;
  }

  cancel(): void {
    this.#abort?.abort();
    this.running = false;
  }

  /** Runs every method on every puzzle, `lanes` at a time so that times stay comparable. */
  async start(asked: Asked, lanes: number): Promise<void> {
    this.cancel();
    const { puzzles, methods, seconds } = asked;
    this.asked = asked;
    const abort = new AbortController();
    this.#abort = abort;
    this.running = true;
    this.runs = puzzles.flatMap((_, puzzle) =>
      methods.map((method): Run => ({ puzzle, method, state: 'waiting', report: null, failure: null, progress: null })),
    );
    let next = 0;
    const lane = async () => {
      while (!abort.signal.aborted && next < this.runs.length) {
        const run = this.runs[next++];
        run.state = 'running';
        try {
          const { text, game } = puzzles[run.puzzle];
          const onProgress = (progress: Progress) => (run.progress = progress);
          const ears = { signal: abort.signal, onProgress };
          run.report = await solve({ puzzle: { text, game }, method: run.method, seconds }, ears);
          run.state = 'done';
        } catch (error) {
          run.state = abort.signal.aborted ? 'waiting' : 'failed';
          run.failure = error;
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    if (this.#abort === abort) this.running = false;
  }

  /** The run of a method on a puzzle. */
  run(puzzle: number, method: string): Run | undefined {
    const { methods } = this.asked;
    return this.runs[puzzle * methods.length + methods.indexOf(method)];
  }

  /** One line a method. */
  table(): Row[] {
    return this.asked.methods.map((method) => {
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
  curves(): { method: string; times: number[] }[] {
    return this.asked.methods.map((method) => ({
      method,
      times: this.runs
        .flatMap((run) => (run.method === method && run.report && answered(run.report) ? [run.report.seconds] : []))
        .sort((a, b) => a - b),
    }));
  }

  /** The table as a file. */
  tableCsv(): string {
    const rows = this.table().map((r) => [
      r.method,
      r.solved,
      r.done,
      r.total,
      Number.isNaN(r.mean) ? null : r.mean,
      Number.isNaN(r.worst) ? null : r.worst,
      r.nodes,
      r.objective,
    ]);
    return csv(
      ['method', 'answered', 'done', 'runs', 'mean_seconds', 'worst_seconds', 'nodes', 'mean_objective'],
      rows,
    );
  }

  /** Every run as a file. */
  runsCsv(): string {
    const rows = this.runs.map(({ puzzle, method, state, report, failure }) => [
      this.asked.puzzles[puzzle].name,
      report?.puzzle ?? null,
      method,
      report?.verdict ?? state,
      report?.seconds ?? null,
      report?.nodes ?? null,
      report?.objective ?? null,
      report?.bound ?? null,
      report?.solution ?? null,
      report?.error ?? (sentence(failure) || null),
    ]);
    return csv(
      ['name', 'puzzle', 'method', 'verdict', 'seconds', 'nodes', 'objective', 'bound', 'solution', 'error'],
      rows,
    );
  }
}

function csv(head: string[], rows: (string | number | null)[][]): string {
  return [head, ...rows].map((row) => `${row.map(csvField).join(',')}\n`).join('');
}
