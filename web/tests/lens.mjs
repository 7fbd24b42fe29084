// The microscope: rows that light cells, shades, a tree whose nodes have boards, rounds of cuts.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { served } from './harness.mjs';

const TOWERS = 'towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1';
const UNRULY = 'unruly:10x10:QQbaFBByGQe';
const PAIRS = 'pairs:3x4:w5w8w4w11w1w3r7w2g9w6w2w10';
const EQUAL = 'pairs:2x3:w1w1w1w1b1w1';
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

served('microscope: texts of the program, and prices in Pairs', async (visit) => {
  const { page } = visit;
  await visit.open(at(PAIRS));
  // Duality, looked at by the page: no row has both a price and slack.
  await page.waitForSelector('[data-broken="0"]');
  assert.ok((await page.locator('[data-price]').count()) > 0, 'rows with prices');
  await page.locator('[data-priced]').check();
  await page.waitForSelector('[data-weight]');
  await visit.shot('lens-prices');
  await page.locator('[data-aspect=model]').click();
  for (const [notation, start] of [
    ['lp', /^(\\|Minimize|Maximize)/],
    ['mps', /^(\*|NAME)/],
    ['opb', /^\*/],
  ]) {
    await page.locator(`[data-notation=${notation}]`).click();
    await page.waitForSelector(`[data-text=${notation}]`);
    assert.match(await page.locator('[data-text]').innerText(), start, notation);
  }
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save]').click()]);
  assert.equal(file.suggestedFilename(), 'pairs.opb');
});

served('microscope: what rows are about is told in the language of the page', async (visit) => {
  const { page } = visit;
  await visit.open('#/lab');
  await page.locator('header select').selectOption('fr');
  // Every program of every game, and what only some boards have: given towers, a goal, lines that differ.
  const boards = [`${TOWERS},2o`, UNRULY.replace(':10x10', ':10x10u'), PAIRS, SINGLES, 'pegs:3x3:PPHPPPHPP'];
  for (const puzzle of boards) {
    const { programs } = await visit.post('look', { puzzle: { text: puzzle }, aspect: 'model' });
    for (const program of programs) {
      const { groups } = await visit.post('look', { puzzle: { text: puzzle }, aspect: 'model', program });
      // A name that several groups in a row have is told once.
      const names = [...new Set(groups.map(({ name }) => name))];
      await visit.open(at(puzzle, `&aspect=model&program=${program}`));
      const told = page.locator('[data-lens=model] summary');
      await page.waitForFunction((n) => document.querySelectorAll('summary').length >= n, names.length);
      const words = await told.allInnerTexts();
      for (const [i, name] of names.entries()) {
        assert.ok(words[i] && !words[i].includes(name), `${program} of ${puzzle}: ${words[i]} (${name})`);
      }
    }
  }
});

served('microscope: searches, SAT and minimax in the same view', async (visit) => {
  const { page } = visit;
  await visit.open(at(UNRULY, '&aspect=tree&method=sat'));
  await page.waitForSelector('[data-tree]');
  assert.ok(Number(await page.locator('[data-tree]').getAttribute('data-tree')) > 1, 'decisions');
  await page.locator('[data-whose]').selectOption('search');
  await page.waitForSelector('[data-tree]');
  for (const [name, start] of [
    ['tree.dot', 'digraph'],
    ['tree.json', '{'],
    ['tree.txt', '# branch and bound'],
  ]) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-file="${name}"]`).click()]);
    assert.equal(file.suggestedFilename(), name);
    const text = readFileSync(await file.path(), 'utf8');
    assert.ok(text.startsWith(start), name);
    if (name.endsWith('.json')) assert.ok(JSON.parse(text).nodes.length > 1, name);
  }
  await visit.shot('lens-search');
  await visit.open(at(PAIRS, '&aspect=tree&method=minimax&depth=2'));
  await page.waitForSelector('[data-tree]');
  await page.locator('[data-node]').fill('2');
  await page.locator('[data-node]').press('Tab');
  await page.waitForSelector('[data-chosen="1"]');
  await page.locator('.link').first().waitFor();
  await visit.shot('lens-minimax');
});

served('microscope: paths of the flow, pagodas, the projector', async (visit) => {
  const { page } = visit;
  await visit.open(at(EQUAL, '&aspect=scenes'));
  await page.waitForSelector('[data-scene]');
  // A line that stands has no width, so it never counts as seen.
  await page.waitForSelector('[data-step=new]', { state: 'attached' });
  const last = await page.locator('[data-scene]').getAttribute('max');
  await visit.shot('lens-paths');
  await page.locator('[data-scene]').fill(last);
  await page.getByText('No path is left').waitFor();
  await visit.open(at('pegs:3x3:PPHPPPHPP', '&aspect=scenes'));
  await page.waitForSelector('[data-weight]');
  await page.locator('[data-projector]').click();
  await page.waitForSelector('html.projector');
  await visit.shot('lens-pagoda');
  await page.locator('[data-projector]').click();
  await page.waitForFunction(() => !document.documentElement.classList.contains('projector'));
});

served('lab: an experiment has an address, and a bad line is named', async (visit) => {
  const { page } = visit;
  visit.refusals = true;
  const list = [TOWERS, 'towers:4:nonsense'].join(' ');
  await visit.open(`#/lab?game=towers&methods=search,sat&seconds=5&lanes=1&puzzles=${encodeURIComponent(list)}`);
  await page.locator('[data-run]').click();
  await page.waitForSelector('[data-lab=idle]');
  await page.waitForSelector('[data-complaint]');
  assert.match(await page.locator('[data-complaint]').first().innerText(), /puzzle 2/);
  assert.match(await page.locator('[data-address]').getAttribute('data-address'), /methods=search%2Csat/);
  await visit.shot('lab-bad-line');
  // Opened again, it is what it was.
  await visit.open('#/');
  await page.reload();
  await visit.open('#/lab');
  assert.match(await page.locator('textarea').first().inputValue(), /nonsense/);
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
