// The static page: every game as in the page of the service, nothing offered that needs one, and all of it without a
// network after the first visit.

import assert from 'node:assert/strict';
import { startSite } from './files.mjs';
import { runAll, test } from './harness.mjs';
import './both.mjs';

/** How many games there are. */
const GAMES = 5;

test('nothing is offered that needs a service', async (visit) => {
  const { page } = visit;
  await visit.open('#/play/towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1');
  await visit.board();
  const kinds = page.locator('[data-picture]');
  await visit.more();
  await page.getByRole('button', { name: 'Share' }).click();
  await kinds.first().waitFor();
  assert.deepEqual(await kinds.allInnerTexts(), ['SVG']);
  await visit.open();
  await page.locator('a[href="#/lab"].button').waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.locator('a[href="#/book"]').count(), 0, 'books are made by a service');
  await visit.open('#/lab');
  await page.locator('fieldset input[value=sat]').waitFor();
  const lab = await page.locator('main').innerText();
  assert.doesNotMatch(lab, /quadrille serve|CaDiCaL|`/, 'neither campaigns nor an engine that is not in the page');
  assert.match(lab, /BatSat/);
});

/** Boards of four games with a method on their integer programs; Singles needs rounds of cuts. */
const PROGRAMS = [
  ['towers', [4, 4], 'mip'],
  ['singles', [8, 8], 'mip'],
  ['unruly', [6, 6], 'mip-2colour'],
  ['pairs', [6, 6], 'mip'],
];

const RUN = 'form button[type=submit]';

/** Runs a method of the Solve panel on a board, and gives what it says. */
async function solvedBy(visit, id, method) {
  const { page } = visit;
  await visit.open(`#/play/${id}`);
  await visit.board();
  await visit.more();
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByLabel('Method').selectOption(method);
  await page.locator(RUN).click();
  const told = page.locator('[data-verdict], [role=alert]').first();
  await told.waitFor();
  return told.innerText();
}

test('integer programs are solved by HiGHS, which is loaded when it is first needed and then kept', async (visit) => {
  const { page, service } = visit;
  const asked = [];
  visit.context.on('request', (request) => asked.push(request.url()));
  const loads = () => asked.filter((url) => /highs-[\w-]+\.wasm$/.test(url)).length;
  const site = await startSite();
  try {
    visit.url = site.url;
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const [game, size, method] of PROGRAMS) {
      const made = await visit.job({ kind: 'generate', game, size, seed: 3 });
      if (game === 'towers') assert.equal(loads(), 0, 'not on a first visit');
      const ask = { kind: 'solve', puzzle: { text: made.puzzle.id }, method };
      const { objective } = await visit.job(ask);
      const told = await solvedBy(visit, made.puzzle.id, method);
      assert.match(told, new RegExp(`^Solved.*${method}, `), told);
      if (objective !== null) assert.ok(told.includes(String(objective)), `${told}, not ${objective}`);
    }
    assert.ok(loads() >= 1, 'it was loaded');
    // What was used is there without a network too.
    visit.refusals = true;
    await site.cut();
    await page.reload();
    const { puzzle } = await visit.job({ kind: 'generate', game: 'towers', size: [4, 4], seed: 5 });
    assert.match(await solvedBy(visit, puzzle.id, 'mip-001'), /^Solved/);
  } finally {
    visit.url = service.url;
    await site.stop();
  }
});

test(
  'a solver that cannot be loaded is told in words, a slow one is waited for and can be cancelled',
  async (visit) => {
    const { page } = visit;
    visit.refusals = true;
    visit.expected = /HTTP 404|blocked by Playwright|Failed to fetch/;
    const board = 'towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1';
    await visit.context.route('**/highs-*.wasm', (route) => route.fulfill({ status: 404 }));
    assert.match(await solvedBy(visit, board, 'mip'), /HiGHS.*could not be loaded/);
    await visit.context.unroute('**/highs-*.wasm');
    let go = () => {};
    const held = new Promise((resolve) => (go = resolve));
    await visit.context.route('**/highs-*.wasm', async (route) => (await held, route.continue().catch(() => {})));
    await page.locator(RUN).click();
    await page.getByText('loading HiGHS').waitFor();
    await page.locator('.bar button').click();
    await page.waitForSelector('.bar', { state: 'detached', timeout: 2000 });
    go();
    await page.locator(RUN).click();
    await page.waitForSelector('[data-verdict=solved]');
    await visit.open('#/lab');
    await page.locator('input[type=checkbox][value=mip]').waitFor();
  },
  { serviceWorkers: 'block' },
);

test('work that lasts is cancelled at once, and the next is done', async (visit) => {
  const { page } = visit;
  await visit.open('#/new/towers');
  await page.getByLabel('Size').fill('45');
  await page.locator('form button.primary').click();
  await page.locator('.bar button').click();
  await page.waitForSelector('.bar', { state: 'detached', timeout: 2000 });
  await page.getByLabel('Size').fill('5');
  await page.locator('form button.primary').click();
  assert.match(await visit.board(), /^towers:5:/);
});

/** A module whose every answer is a trap: what a panic, or no memory left, looks like to the page. */
const TRAP = Buffer.from(
  '0061736d01000000' + // a module
    '01110360017f017f60027f7f017f60027f7f00' + // the types of three functions
    '0304030001020503010001' + // the functions, and a page of memory
    '071f04066d656d6f7279020005616c6c6f6300000361736b0001046672656500' + // memory, alloc, ask, free
    '02' +
    '0a0d03040041000b0300000b02000b', // alloc gives 0, ask is unreachable, free does nothing
  'hex',
);

test(
  'a module that breaks is told in words, on the page and in a worker',
  async (visit) => {
    const { page } = visit;
    visit.refusals = true;
    visit.expected = /unreachable|blocked by Playwright/;
    await page.route('**/quadrille.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: TRAP }));
    await page.goto(`${visit.url}#/play/towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1`);
    await page.getByText('Something went wrong inside the page').first().waitFor();
    await page.goto(`${visit.url}#/new/pegs?now=1`);
    await page.getByText('Something went wrong inside the page').first().waitFor();
    await page.unroute('**/quadrille.wasm');
    await page.goto(`${visit.url}#/play/towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1`);
    await page.reload();
    await visit.board();
  },
  { serviceWorkers: 'block' },
);

test(
  'figures: the shell is there before the games are',
  async (visit) => {
    const { page } = visit;
    visit.expected = /blocked by Playwright/;
    const asked = [];
    // They never come: what is seen does not wait for them.
    await visit.context.route('**/quadrille.wasm', (route) => void asked.push(route.request().url()));
    const worked = await visit.meter();
    const [seen, spent] = [[], []];
    for (let visits = 0; visits < 5; visits++) {
      await page.goto('about:blank');
      const before = await worked();
      await page.goto(visit.url);
      await page.locator('a[href$="?now=1"]').last().waitFor();
      assert.equal(await page.locator('a[href$="?now=1"]').count(), GAMES);
      const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      seen.push(await (await page.waitForFunction(painted)).jsonValue());
      spent.push((await worked()) - before);
    }
    assert.ok(asked.length > 0, 'the games were asked for');
    const [first, cpu] = [seen, spent].map((times) => times.map((time) => time.toFixed(0)).join(', '));
    console.log(`     the shell of the static page, without its games: seen after ${first} ms, with ${cpu} ms of CPU`);
  },
  { serviceWorkers: 'block' },
);

test('after the first visit no network is needed', async (visit) => {
  const { page } = visit;
  const site = await startSite();
  try {
    await page.goto(site.url);
    await page.waitForSelector('main h1');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await site.cut();
    visit.refusals = true;
    await page.goto(`${site.url}#/new/towers`);
    await page.reload();
    await page.getByLabel('Size').fill('5');
    await page.getByLabel('Seed').fill('1');
    await page.locator('form button.primary').click();
    assert.match(await visit.board(), /^towers:5:/);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.waitForSelector('[data-hint]');
  } finally {
    await site.stop();
  }
});

const site = await startSite();
const failed = await runAll(process.argv[2], { url: site.url });
await site.stop();
console.log(failed ? `${failed} failed` : 'all passed on the static page');
process.exit(failed ? 1 : 0);
