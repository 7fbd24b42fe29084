// The committed module of the page, in node, against the program and its golden files: every board of the corpus solved
// alike, the same seed the same puzzle, and what is broken or senseless answered, never a hang.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createServer } from 'vite';
import { program } from './service.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Each game with the solutions to count, and the boards of its corpus that must at least be compared. */
const GAMES = [
  ['towers', 2, 80],
  ['singles', 2, 60],
  ['unruly', 2, 80],
  ['pegs', 1, 20],
  ['pairs', 1, 14],
];
/** First load of the static page, compressed as most hosts do. */
const MOST_BYTES = 900_000;

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const { Lacking, Module } = await vite.ssrLoadModule('/src/lib/module.ts');
const { lend } = await vite.ssrLoadModule('/src/lib/highs.ts');
const bytes = readFileSync(join(root, 'web/dist/quadrille.wasm'));
const code = new WebAssembly.Module(bytes);
const module = new Module(code);

function ask(path, body, language = 'en') {
  const told = module.ask(language, path, body);
  assert.ok('done' in told, `${path} ${JSON.stringify(body).slice(0, 200)}: ${JSON.stringify(told)}`);
  return told.done;
}

const lines = (path) => readFileSync(join(root, path), 'utf8').split('\n').filter(Boolean);

/** The corpus as names of puzzles. */
function corpus(game) {
  const folder = `crates/games/src/${game}/corpus`;
  const sgt = readdirSync(join(root, folder)).filter((file) => /^(sgt.*|conformance)\.tsv$/.test(file));
  return sgt
    .filter((file) => !file.includes('solutions'))
    .flatMap((file) => lines(`${folder}/${file}`).map((line) => `${game}:${line.split('\t')[0]}`));
}

/** Boards on which even the program needs longer are for other tests. */
const NATIVE_SECONDS = 1;

function native(names, count) {
  const words = ['solve', '--json', '--count', count, '--time-limit', NATIVE_SECONDS, '--from', '-'];
  const input = names.join('\n') + '\n';
  const { stdout } = spawnSync(program, words.map(String), { input, maxBuffer: 1 << 28 });
  const told = stdout
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.equal(told.length, names.length);
  return told;
}

function solvesAlike([game, count, least]) {
  const names = corpus(game);
  let [boards, mine, theirs] = [0, 0, 0];
  native(names, count).forEach((told, i) => {
    if (!['solved', 'impossible'].includes(told.verdict)) return;
    const puzzle = { text: names[i] };
    const report = ask('jobs', { kind: 'solve', puzzle, count });
    const where = `${names[i].slice(0, 80)}: ${JSON.stringify(report).slice(0, 300)}`;
    for (const field of ['puzzle', 'verdict', 'solutions', 'exhausted', 'objective'])
      assert.deepEqual(report[field], told[field], `${field} of ${where}, not ${told[field]}`);
    // Where there is only one solution it must be that one; otherwise another may be found first.
    if (report.exhausted && report.solutions === 1) assert.equal(report.solution, told.solution, where);
    boards++;
    mine += report.seconds;
    theirs += told.seconds;
  });
  console.log(`${game}: ${boards} boards, ${mine.toFixed(2)} s in here, ${theirs.toFixed(2)} s by the program`);
  assert.ok(boards >= least, `${game}: only ${boards} boards`);
}

/** Boards to solve as integer programs: game, size, methods. Those of Singles need rounds of cuts. */
const PROGRAMS = [
  ['towers', [5, 5], ['mip', 'mip-001']],
  ['singles', [8, 8], ['mip']],
  ['unruly', [8, 8], ['mip', 'mip-2colour']],
  ['pairs', [6, 6], ['mip']],
];

/** HiGHS for pages, lent to the module, answers as the program's HiGHS does. */
async function integerPrograms() {
  const highs = readFileSync(createRequire(import.meta.url).resolve('highs/runtime'));
  const solver = await lend(new WebAssembly.Module(highs), () => {});
  const helped = new Module(code, { solver });
  let boards = 0;
  for (const [game, size, methods] of PROGRAMS)
    for (const [seed, method] of [1, 2, 3].flatMap((seed) => methods.map((method) => [seed, method]))) {
      const text = ask('jobs', { kind: 'generate', game, size, seed }).puzzle.id;
      // One solution where rules are to be kept, and then a proof that there is no other; the best one of Pairs.
      const count = game === 'pairs' ? 1 : 2;
      const work = { kind: 'solve', puzzle: { text }, method, count, seconds: 60 };
      const words = ['solve', '--json', '--method', method, '--count', String(count), text];
      const told = JSON.parse(spawnSync(program, words).stdout);
      const report = helped.ask('en', 'jobs', work).done;
      for (const field of ['method', 'verdict', 'solutions', 'exhausted', 'objective'])
        assert.deepEqual(report[field], told[field], `${field} of ${text} by ${method}: ${JSON.stringify(report)}`);
      if (game !== 'pairs') assert.equal(report.solution, told.solution, `${text} by ${method}`);
      assert.throws(() => new Module(code).ask('en', 'jobs', work), Lacking, 'a copy that was lent nothing says so');
      boards++;
    }
  console.log(`${boards} integer programs have the same answers`);
}

/** A line of the golden file as a request. */
function wanted(line) {
  const [game, ...words] = line.split(' ');
  const work = { kind: 'generate', game, options: {}, seconds: 60 };
  for (let i = 0; i < words.length; i += 2) {
    const [name, value] = [words[i].slice(2), words[i + 1]];
    if (name === 'size') work.size = (value.includes('x') ? value : `${value}x${value}`).split('x').map(Number);
    else if (name === 'seed') work.seed = Number(value);
    else if (name === 'difficulty') work.difficulty = value;
    else work.options[name] = value;
  }
  return work;
}

function sameSeeds() {
  const golden = lines('crates/games/tests/golden/seeds.tsv');
  assert.ok(golden.length > 100, `only ${golden.length} seeds`);
  for (const line of golden) {
    const [request, id] = line.split('\t');
    const work = wanted(request);
    // JavaScript cannot write the largest seeds.
    if (!Number.isSafeInteger(work.seed)) continue;
    const told = module.ask('en', 'jobs', work);
    if (id === 'refused') assert.ok('refused' in told || !told.done.puzzle, `${request}: ${JSON.stringify(told)}`);
    else assert.equal(told.done?.puzzle?.id, id, `${request}: ${JSON.stringify(told).slice(0, 300)}`);
  }
  console.log(`${golden.length} seeds give the same puzzles`);
}

function playsAndExplains() {
  for (const [game] of GAMES) {
    const made = ask('jobs', { kind: 'generate', game, seed: 4, size: [6, 6] });
    const puzzle = { text: made.puzzle.id };
    const solution = made.solution ?? ask('jobs', { kind: 'solve', puzzle }).solution;
    const { moves } = ask('way', { puzzle, solution });
    const played = ask('play', { puzzle, moves });
    assert.equal(played.view.cells.length, 36);
    const before = ask('play', { puzzle, moves: moves.slice(0, -1) });
    const since = ask('play', { puzzle, moves, since: moves.slice(0, -1) });
    const cells = before.view.cells.slice();
    for (const [place, cell] of since.changed) cells[place] = cell;
    assert.deepEqual(cells, played.view.cells, `${game}: what changed is all that changed`);
    assert.ok(ask('extends', { puzzle, before: moves.slice(0, -1), moves }).held);
    assert.ok(ask('check', { puzzle, solution }).right);
    const { steps } = ask('jobs', { kind: 'explain', puzzle, limit: 1, language: 'fr' }, 'fr');
    assert.ok(steps.length <= 1);
    assert.ok(ask('show', { puzzle, to: 'svg' }).text.startsWith('<svg'));
  }
  const turn = ask('duel', { puzzle: { text: 'pairs:2x4:w5r8b4w11w1g3r7w2' }, player: 'expert:0.1' });
  assert.match(turn.move, /^r\dc\d\+r\dc\d$/);
}

function refusesAndStops() {
  const bad = module.ask('fr', 'puzzle', { text: 'towers:4:x' });
  assert.match(bad.refused.error, /ligne 1/);
  assert.match(module.ask('en', 'nothing', {}).refused.error, /nothing/);
  assert.ok('refused' in module.ask('en', 'show', { puzzle: { text: 'towers:3:///////////' }, to: 'png' }));
  const begun = performance.now();
  const empty = { text: `towers:12:${'/'.repeat(47)}` };
  const long = ask('jobs', { kind: 'solve', puzzle: empty, method: 'sat', count: 1_000_000, seconds: 0.5 });
  assert.equal(long.exhausted, false);
  assert.ok(performance.now() - begun < 5000, 'a deadline holds');
}

function fits() {
  // What a first visit loads: the page and what it names, one language, the letters, the module.
  const dist = (file) => readFileSync(join(root, 'web/dist', file));
  const page = dist('index.html').toString();
  const named = [...page.matchAll(/assets\/[\w.-]+/g)].map(([file]) => file);
  const loaded = readdirSync(join(root, 'web/dist/assets')).filter((file) =>
    /^(words-fr|inter|engine\.worker|games|api|rolldown)/.test(file),
  );
  const all = new Set(['index.html', 'icon.svg', ...named, ...loaded.map((file) => `assets/${file}`)]);
  const files = [...all].map(dist);
  const packed = (pack) => [bytes, ...files].reduce((sum, file) => sum + pack(file).length, 0);
  const [gzip, brotli] = [packed((file) => gzipSync(file, { level: 9 })), packed(brotliCompressSync)];
  console.log(`the static page: module ${bytes.length} bytes; a first visit ${gzip} with gzip, ${brotli} with brotli`);
  assert.ok(gzip <= MOST_BYTES, `${gzip} bytes`);
}

/** The processor time of all the hints of some 9x9 Towers in here and in the program, without starting it: printed, not judged. */
function hints() {
  const run = (...words) => spawnSync(program, words, { encoding: 'utf8' }).stdout.trim();
  const boards = Array.from({ length: 12 }, (_, seed) =>
    run('generate', 'towers', '--size', '9', '--difficulty', 'extreme', '--seed', String(seed)),
  );
  const explain = (text) => ask('jobs', { kind: 'explain', puzzle: { text }, seconds: 60 });
  // The first ones are compiled while they run.
  boards.forEach(explain);
  const before = process.cpuUsage();
  boards.forEach(explain);
  const inside = process.cpuUsage(before).user / 1000;
  /** What the shell counts for a command on each board. */
  const counted = (words) => {
    const script = `TIMEFORMAT=%U; time for board in "$@"; do ${words} >/dev/null 2>&1; done`;
    return 1000 * Number(spawnSync('bash', ['-c', script, 'bash', ...boards], { encoding: 'utf8' }).stderr.trim());
  };
  const native = counted(`'${program}' explain "$board"`) - counted(`'${program}' --version`);
  const each = (time) => (time / boards.length).toFixed(1);
  console.log(`all hints of a 9x9 Towers: ${each(inside)} ms in the module, ${each(native)} ms in the program`);
}

try {
  fits();
  hints();
  refusesAndStops();
  playsAndExplains();
  await integerPrograms();
  GAMES.forEach(solvesAlike);
  sameSeeds();
  console.log('the module answers as the program does');
} finally {
  await vite.close();
}
