// Large boards: what a click costs is printed, that it draws no more than it changes is demanded.

import assert from 'node:assert/strict';
import { test } from './harness.mjs';

const CLICKS = 8;

async function open(visit, game, size) {
  const made = await visit.job({ kind: 'generate', game, size: [size, size], seed: 1, seconds: 60 });
  const begun = performance.now();
  await visit.open(`#/play/${made.puzzle.id}`);
  await visit.board();
  return performance.now() - begun;
}

/** How many cells the page has drawn anew since it was last asked. */
const watch = (visit) =>
  visit.page.evaluate(() => {
    window.drawn = new Set();
    const note = (changes) => {
      for (const { target } of changes) window.drawn.add(target.closest?.('[data-cell]')?.dataset.cell);
    };
    new MutationObserver(note).observe(document.querySelector('[role=grid]'), { subtree: true, childList: true });
  });
const drawn = (visit) =>
  visit.page.evaluate(() => {
    const count = window.drawn.size;
    window.drawn.clear();
    return count;
  });

for (const [game, size, most] of [
  ['unruly', 40, 4],
  ['singles', 30, 4],
  ['pairs', 30, 8],
  ['singles', 100, 4],
  ['pairs', 100, 8],
]) {
  test(`large: ${game} ${size}x${size} answers a click`, async (visit) => {
    const { page } = visit;
    const opened = await open(visit, game, size);
    await page.waitForTimeout(500);
    const spent = await visit.meter();
    await watch(visit);
    // Every other cell of a column: no rule is broken, so nothing else is marked.
    const places = Array.from({ length: CLICKS }, (_, i) => `r${2 * i + 2}c2`);
    const boxes = [];
    for (const at of places) boxes.push(await visit.cell(at).boundingBox());
    let total = 0;
    let worst = 0;
    for (const { x, y, width, height } of boxes) {
      const before = await spent();
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      const took = (await spent()) - before;
      total += took;
      worst = Math.max(worst, took);
      assert.ok((await drawn(visit)) <= most, `${game} draws what changes`);
    }
    console.log(
      `     ${game} ${size}x${size}: opened in ${opened.toFixed(0)} ms, a click takes ${(total / CLICKS).toFixed(1)} ms of CPU, at worst ${worst.toFixed(1)}`,
    );
  });
}

test('large: all of a board is seen on the full screen', async (visit) => {
  const { page } = visit;
  await open(visit, 'unruly', 20);
  await page.getByRole('button', { name: /full screen/i }).click();
  await page.waitForFunction(() => document.fullscreenElement);
  const [port, board] = await Promise.all(['.port', 'svg.board'].map((of) => page.locator(of).boundingBox()));
  assert.ok(board.height <= port.height + 1 && board.width <= port.width + 1, JSON.stringify({ port, board }));
  assert.ok(board.height > port.height * 0.9 || board.width > port.width * 0.9, 'and as large as it can be');
});
