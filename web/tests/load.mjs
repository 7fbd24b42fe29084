// A load test: 200 requests at once, among them an oversized, a malformed and a very hard one.
// Every one is answered rightly or refused clearly, memory stays bounded, the page stays lively.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { startService } from './service.mjs';

const REQUESTS = 200;
const MOST_MEMORY = 1.5e9;

const service = await startService();

const post = (body, raw) =>
  fetch(`${service.url}api/v1/jobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: raw ?? JSON.stringify(body),
  });

/** Asks again while the queue is full; counts the refusals. */
let refused = 0;
async function patiently(body) {
  for (;;) {
    const answer = await post(body);
    if (answer.status !== 503) return answer;
    refused++;
    assert.ok(Number(answer.headers.get('retry-after')) > 0, '503 says when to come back');
    await answer.text();
    await new Promise((wake) => setTimeout(wake, 200 + 800 * Math.random()));
  }
}

function memory() {
  const status = readFileSync(`/proc/${service.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)[1]) * 1024;
}

try {
  const { games } = await (await fetch(`${service.url}api/v1/games`)).json();
  const puzzles = [];
  for (const { name } of games) {
    for (const seed of [1, 2]) {
      const made = await (await post({ kind: 'generate', game: name, size: [6, 6], seed })).json();
      puzzles.push(made.puzzle.id);
    }
  }
  const hard = (
    await (await post({ kind: 'generate', game: 'towers', size: [12, 12], seed: 1, options: { mode: 'full' } })).json()
  ).puzzle.id;

  const begun = performance.now();
  const one = async (i) => {
    if (i === 20) return assert.equal((await post(null, 'x'.repeat(3 << 20))).status, 413, 'oversized');
    if (i === 40) return assert.equal((await post(null, '{"kind":"solve",')).status, 400, 'malformed');
    if (i === 60) {
      const report = await (
        await patiently({ kind: 'solve', puzzle: { text: hard }, method: 'mip', seconds: 5 })
      ).json();
      return assert.ok(['unknown', 'solved'].includes(report.verdict), JSON.stringify(report));
    }
    const text = puzzles[i % puzzles.length];
    const answer = await patiently({ kind: 'solve', puzzle: { text }, seconds: 20 });
    const report = await answer.json();
    assert.equal(answer.status, 200, JSON.stringify(report));
    assert.equal(report.verdict, 'solved', `${text} ${JSON.stringify(report)}`);
    const check = await fetch(`${service.url}api/v1/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ puzzle: { text }, solution: report.solution }),
    });
    assert.equal((await check.json()).right, true, text);
  };
  let slowest = 0;
  let running = true;
  const lively = (async () => {
    while (running) {
      const start = performance.now();
      assert.equal((await fetch(service.url)).status, 200);
      slowest = Math.max(slowest, performance.now() - start);
      await new Promise((wake) => setTimeout(wake, 50));
    }
  })();
  await Promise.all(Array.from({ length: REQUESTS }, (_, i) => one(i)));
  running = false;
  await lively;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const used = memory();
  console.log(
    `${REQUESTS} requests in ${seconds} s, ${refused} times asked to wait, ${(used / 1e6).toFixed(0)} MB at most, the page answered within ${slowest.toFixed(0)} ms`,
  );
  assert.ok(used < MOST_MEMORY, 'memory is bounded');
} finally {
  await service.stop();
}
