// The page's rules against the service's: random plays of random puzzles must stand alike.

import assert from 'node:assert/strict';
import { createServer } from 'vite';
import { startService } from './service.mjs';

const PLAYS = 6;
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const { RULES } = await vite.ssrLoadModule('/src/games/index.ts');
const { lastRight } = await vite.ssrLoadModule('/src/lib/correct.ts');
const service = await startService();

async function post(path, body) {
  const answer = await fetch(`${service.url}api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const value = await answer.json();
  assert.equal(answer.status, 200, `${path} ${JSON.stringify(body).slice(0, 300)}: ${JSON.stringify(value)}`);
  return value;
}

// A generator of our own, so that a failure can be repeated.
let seed = 12345;
const random = (n) => ((seed = (Math.imul(seed, 1103515245) + 12345) >>> 0), Math.floor((seed / 2 ** 32) * n));
const pick = (all) => all[random(all.length)];
const name = (p, cell) => `r${Math.floor(cell / p.cols) + 1}c${(cell % p.cols) + 1}`;

/** A random move of each game, legal or not. */
const MOVES = {
  towers: (p) => `${name(p, random(p.rows * p.cols))}=${1 + random(p.n)}`,
  singles: (p) => `${name(p, random(p.rows * p.cols))}=${pick(['black', 'white', 'black'])}`,
  unruly: (p) => `${name(p, random(p.rows * p.cols))}=${pick(['black', 'white'])}`,
  pegs: (p, s) => {
    const open = s.cells.flatMap((_, from) => RULES.pegs.partners(p, s, from).map((to) => [from, to]));
    return open.length
      ? pick(open)
          .map((cell) => name(p, cell))
          .join('-')
      : 'r1c1-r1c1';
  },
  pairs: (p, s) => {
    const from = random(s.cells.length);
    const to = pick(RULES.pairs.partners(p, s, from));
    return to === undefined ? 'r1c1+r1c1' : `${name(p, Math.min(from, to))}+${name(p, Math.max(from, to))}`;
  },
};

function compare(game, told, puzzle, state, where) {
  const mine = RULES[game].status(puzzle, state);
  if (game === 'pairs') {
    assert.equal(mine.counts[0][1], told.status.counts.score, `${where}: score`);
    return;
  }
  assert.equal(mine.won, told.status.won, `${where}: won, ${JSON.stringify(told.status)}`);
  if (game === 'pegs') assert.equal(mine.counts[0][1], told.status.counts.pegs, `${where}: pegs`);
  else
    assert.equal(
      mine.broken.length > 0,
      told.status.broken.length > 0,
      `${where}: broken ${JSON.stringify(mine.broken)} ${JSON.stringify(told.status.broken)}`,
    );
}

async function onePuzzle(game, round) {
  const rules = RULES[game];
  const made = await post('jobs', { kind: 'generate', game, size: [6, 6], seed: round });
  const puzzle = rules.setup(made.puzzle);
  const text = made.puzzle.id;
  let state = rules.start(puzzle);
  for (let i = 0; i < 14; i++) {
    state = rules.play(puzzle, state, MOVES[game](puzzle, state)) ?? state;
    const told = await post('play', { puzzle: { text }, moves: rules.report(puzzle, state) });
    compare(game, told, puzzle, state, `${text} ${rules.report(puzzle, state)}`);
  }
  const report = await post('jobs', { kind: 'solve', puzzle: { text } });
  if (!report.solution) return;
  let end = rules.start(puzzle);
  for (const move of rules.solution(puzzle, report.solution)) {
    end = rules.play(puzzle, end, move);
    assert.ok(end, `${text}: ${move}`);
  }
  assert.ok(rules.agrees(puzzle, end, report.solution));
  const told = await post('play', { puzzle: { text }, moves: rules.report(puzzle, end) });
  compare(game, told, puzzle, end, `${text} solved`);
  if (game === 'pegs') assert.equal(rules.status(puzzle, end).counts[0][1], report.objective);
  else if (game === 'pairs') assert.equal(rules.status(puzzle, end).counts[0][1], report.objective);
  else assert.ok(rules.status(puzzle, end).won, `${text}: the solution wins`);
}

/** Games of sets, right while no forbidden pair is inside, against looking at every position. */
async function lastRightIsTheLatest() {
  for (let round = 0; round < 300; round++) {
    const bad = Array.from({ length: 1 + random(3) }, () => [random(8), random(8)]);
    const fits = (set) => !bad.some(([a, b]) => set.has(a) && set.has(b));
    const game = [new Set()];
    for (let i = 0; i < 12; i++) {
      const next = new Set(game.at(-1));
      const one = random(8);
      if (!next.delete(one)) next.add(one);
      game.push(next);
    }
    let asked = 0;
    const right = async (set) => (asked++, fits(set));
    const found = await lastRight(game, (a, b) => [...a].every((one) => b.has(one)), right);
    assert.equal(found, game.findLastIndex(fits), JSON.stringify({ bad, game: game.map((set) => [...set]) }));
    assert.ok(asked <= game.length + 4, `${asked} questions`);
  }
}

try {
  await lastRightIsTheLatest();
  const { games } = await (await fetch(`${service.url}api/v1/games`)).json();
  for (const { name: game } of games) for (let round = 1; round <= PLAYS; round++) await onePuzzle(game, round);
  console.log(`rules agree with the service in ${games.length} games`);
} finally {
  await service.stop();
  await vite.close();
}
