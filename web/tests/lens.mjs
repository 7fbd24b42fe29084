// The microscope: rows that light cells, shades, a tree whose nodes have boards, rounds of cuts.

import assert from 'node:assert/strict';
import { served } from './harness.mjs';

const TOWERS = 'towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1';
const SINGLES = 'singles:6x6:223436423531434425531366352114261246';
const at = (puzzle, more = '') => `#/lab/microscope?puzzle=${encodeURIComponent(puzzle)}${more}`;

served('microscope: from the Lab to rows, shades and formulations', async (visit) => {
  const { page } = visit;
  await visit.open('#/lab');
  await page.locator('[data-microscope]').click();
  await page.locator('[data-lens-puzzle]').fill(TOWERS);
  await page.locator('[data-look]').click();
  await page.waitForSelector('[data-lens=relaxation] [data-shades="16"]');
  await page.waitForSelector('[data-bound]');
  await page.locator('[data-layer]').selectOption('4');
  assert.match(page.url(), /puzzle=towers/, 'the address names the puzzle');
  await visit.shot('lens-relaxation');
  await page.locator('[data-aspect=model]').click();
  await page.locator('[data-lens=model] summary').first().click();
  await page.locator('[data-row]').first().click();
  await page.waitForSelector('[data-row][aria-pressed=true]');
  await visit.shot('lens-model');
  await visit.scan('microscope');
  await page.locator('[data-aspect=formulations]').click();
  await page.waitForSelector('[data-formulation] >> nth=1');
  await visit.shot('lens-formulations');
});

served('microscope: a tree grows, and its nodes have boards', async (visit) => {
  const { page } = visit;
  await visit.open(at(TOWERS, '&aspect=tree&inference=none&program=mip-001'));
  await page.waitForSelector('[data-tree]');
  const nodes = Number(await page.locator('[data-tree]').getAttribute('data-tree'));
  assert.ok(nodes > 10, `${nodes} nodes`);
  await page.locator('[data-node]').fill('3');
  await page.locator('[data-node]').press('Tab');
  await page.waitForSelector('[data-chosen="2"]');
  await page.waitForSelector('[data-shades="16"]');
  const box = await page.locator('[data-tree]').boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + 14);
  await page.locator('[data-grow]').fill('5');
  await visit.shot('lens-tree');
});

served('microscope: rounds of cuts', async (visit) => {
  const { page } = visit;
  await visit.open(at(SINGLES, '&aspect=cuts&cut=report'));
  await page.waitForSelector('[data-round]');
  const last = await page.locator('[data-round]').getAttribute('max');
  assert.ok(Number(last) >= 2, 'several rounds');
  await visit.shot('lens-cuts');
  await page.locator('[data-round]').fill(last);
  await page.getByText('Nothing is shut in').waitFor();
});

served('microscope: ten thousand nodes', async (visit) => {
  const { page } = visit;
  // A tree as deep and wide as searches make them, drawn by the page alone.
  const nodes = Array.from({ length: 10_001 }, (_, i) => ({
    parent: i ? Math.floor((i - 1) / 2) : null,
    variable: i ? `x_r1c1_${i}` : '',
    value: i % 2,
    bound: i / 7,
    fractional: 3,
    distance: 1,
    fate: i < 5000 ? 'branched' : 'infeasible',
    seconds: i / 1000,
  }));
  await page.route('**/api/v1/look', async (route) => {
    if (JSON.parse(route.request().postData()).aspect !== 'tree') return route.continue();
    const answer = await fetch(route.request().url(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: route.request().postData(),
    });
    const told = { ...(await answer.json()), tree: { nodes, more: 0 } };
    return route.fulfill({ contentType: 'text/event-stream', body: `event: done\ndata: ${JSON.stringify(told)}\n\n` });
  });
  await visit.open(at(TOWERS, '&aspect=tree'));
  await page.waitForSelector('[data-tree="10001"]');
  // How long the page takes for a step of growth: printed, not judged.
  const times = [];
  for (const grown of [10, 2000, 5000, 9000, 10_001]) {
    times.push(
      await page.evaluate((value) => {
        const slider = document.querySelector('[data-grow]');
        const start = performance.now();
        slider.value = value;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        return new Promise((done) => requestAnimationFrame(() => done(performance.now() - start)));
      }, grown),
    );
  }
  console.log(`10,001 nodes: ${times.map((time) => time.toFixed(0)).join(', ')} ms a frame`);
  await visit.shot('lens-large-tree');
});
