// HiGHS compiled for pages, lent to the games for their integer programs: crates/engines/src/mip/lent.rs says what it takes and
// gives. It is larger than the rest of the page together, so it is loaded when a program is first to be solved.

import type { Highs, Model } from 'highs';
import type { Solver } from './module';
import type { News } from './wire';

/** The time between two words about a long run. */
const QUIET_MS = 200;
/** What HiGHS says where nothing is known yet is beyond this. */
const UNKNOWN = 1e20;
const FEASIBLE = 2;

/** HiGHS, from its code: `onProgress` hears of what lasts. */
export async function lend(code: WebAssembly.Module, onProgress: (news: News) => void): Promise<Solver> {
  const { default: load } = await import('highs');
  const highs = await load({ wasmModule: code });
  return (lp, seconds) =>
    highs.withModel({ format: 'lp', data: lp }, (model) => {
      model.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: 0 });
      run(highs, model, onProgress);
      // Presolve may stop at "one of the two"; the simplex method tells them apart.
      if (model.getModelStatus() === highs.constants.modelStatus.unboundedOrInfeasible) {
        model.options.set('presolve', 'off');
        run(highs, model, onProgress);
      }
      return told(highs, model);
    });
}

function run(highs: Highs, model: Model, onProgress: (news: News) => void) {
  const known = (value?: number) => (value !== undefined && Math.abs(value) < UNKNOWN ? value : null);
  let last = performance.now();
  model.run({
    [highs.constants.callbackType.mipLogging]({ data }) {
      if (performance.now() - last < QUIET_MS) return;
      last = performance.now();
      const [best, bound] = [known(data.mip_primal_bound), known(data.mip_dual_bound)];
      onProgress({
        code: 'progress-nodes',
        what: 'nodes',
        done: Number(data.mip_node_count ?? 0n),
        total: 0,
        best,
        bound,
      });
    },
  });
}

/** How a run ended, and what is not zero. */
function told(highs: Highs, model: Model): string {
  const { optimal, empty, infeasible, timeLimit } = highs.constants.modelStatus;
  const status = model.getModelStatus();
  const nodes = Math.max(0, Number(model.info.get('mip_node_count')));
  if (status === infeasible) return `Infeasible ${nodes}\n`;
  if (status === empty) return 'Optimal 0\n';
  if (status !== optimal && status !== timeLimit) return '';
  if (Number(model.info.get('primal_solution_status')) !== FEASIBLE) return `Stopped ${nodes} no integer solution\n`;
  const lines = [`${status === optimal ? 'Optimal' : 'Stopped'} ${nodes}`];
  model.getSolution().colValue.forEach((value, at) => {
    if (value) lines.push(`${at} ${model.getColName(at)} ${value}`);
  });
  return lines.join('\n');
}
