// How long hints take inside the page's module and in the program: the same questions of the wire, as many times, without
// starting either, in processor time of the thread that answers. Figures, no test: nothing here is judged.
//
//   node tests/pace.mjs [ROUNDS [MODULE [PROGRAM]]]      PROGRAM is the example `pace` of quadrille-wire, built with --profile dist

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [rounds = '20', file = join(root, 'web/public/quadrille.wasm'), native] = process.argv.slice(2);
/** V8 compiles what is hot again, in the background: that is over after some rounds. */
const UNCOUNTED = 10;
const BOARDS = 12;

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const { Module } = await vite.ssrLoadModule('/src/lib/module.ts');
const module = new Module(new WebAssembly.Module(readFileSync(file)));
const jobs = (body) => module.ask('en', 'jobs', body).done;
/** Milliseconds the kernel has counted for this thread. */
const used = () => Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;

/** Questions that the page asks: all steps at once, and one hint after the other, each with the moves before it. */
function asked(difficulty) {
  const [whole, single] = [[], []];
  for (let seed = 0; seed < BOARDS; seed++) {
    const made = jobs({ kind: 'generate', game: 'towers', size: [9, 9], difficulty, seed, seconds: 60 });
    const puzzle = { text: made.puzzle.id };
    whole.push({ kind: 'explain', puzzle, seconds: 60 });
    const moves = [];
    for (const step of jobs(whole.at(-1)).steps) {
      single.push({ kind: 'explain', puzzle, moves: [...moves], limit: 1, seconds: 60 });
      moves.push(...step.effects);
    }
  }
  return { 'all steps of a board': [whole, BOARDS], 'one hint': [single, single.length] };
}

function inModule(bodies) {
  const round = () => bodies.forEach(jobs);
  for (let i = 0; i < UNCOUNTED; i++) round();
  const before = used();
  for (let i = 0; i < rounds; i++) round();
  return (used() - before) / rounds;
}

function inProgram(bodies) {
  const input = bodies.map((body) => JSON.stringify(['en', { path: 'jobs', body }])).join('\n');
  const cargo = ['run', '--quiet', '--locked', '--profile', 'dist', '-p', 'quadrille-wire', '--example', 'pace', '--'];
  const [command, words] = native ? [native, []] : ['cargo', cargo];
  const { stdout, stderr, status } = spawnSync(command, [...words, rounds], { input, cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

try {
  for (const difficulty of ['easy', 'extreme', 'unreasonable'])
    for (const [what, [bodies, parts]] of Object.entries(asked(difficulty))) {
      const [inside, program] = [inModule(bodies), inProgram(bodies)].map((time) => time / parts);
      console.log(
        `9x9 Towers, ${difficulty}, ${what}: ${inside.toFixed(3)} ms in the module, ` +
          `${program.toFixed(3)} ms in the program, ${(inside / program).toFixed(2)} times`,
      );
    }
} finally {
  await vite.close();
}
