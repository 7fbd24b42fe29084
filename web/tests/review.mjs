// Small bugs that players once met, each kept from coming back.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from './harness.mjs';

const SINGLES = 'singles:4x4:1342422441211431';
const TOWERS = 'towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1';
const middle = async (visit, at) => {
  const { x, y, width, height } = await visit.cell(at).boundingBox();
  return [x + width / 2, y + height / 2];
};

async function join(visit, from, to) {
  const { mouse } = visit.page;
  await mouse.move(...(await middle(visit, from)));
  await mouse.down();
  await mouse.move(...(await middle(visit, to)), { steps: 4 });
  await mouse.up();
}

test('the rules of Pairs say what the game allows', async (visit) => {
  // Red beside red, blue beside blue, red beside blue, green beside black.
  await visit.open('#/play/pairs:4x2:r5r1b3b3r2b9g4d');
  await visit.board();
  const rules = visit.page.locator('details.rules p');
  assert.match(await rules.innerText(), /red and blue with themselves and with each other, green with green/);
  assert.match(await rules.innerText(), /black cells nothing/);
  assert.match(await visit.page.locator('.how').innerText(), /circles? in green|green ring/i, 'the ring is explained');
  for (const row of [1, 2, 3]) await join(visit, `r${row}c1`, `r${row}c2`);
  assert.equal(await visit.count('count-pairs'), 3);
  await join(visit, 'r4c1', 'r4c2');
  assert.equal(await visit.count('count-pairs'), 3, 'green does not pair with black');
});

test('a hint leaves the colours of Pairs alone', async (visit) => {
  await visit.open('#/play/pairs:2x3:g5g1w3r4r9b2');
  await visit.board();
  const { page } = visit;
  const fills = () =>
    page.locator('.board .ground').evaluateAll((all) => all.map((ground) => getComputedStyle(ground).fill));
  const before = await fills();
  for (let stage = 0; stage < 3; stage++) {
    await page.keyboard.press('h');
    await page.locator(`[data-hint=${['line', 'cell', 'why'][stage]}]`).waitFor();
    assert.deepEqual(await fills(), before, `stage ${stage}`);
  }
  assert.ok((await page.locator('.board .ground.target').count()) > 0, 'what follows is marked all the same');
});

test('grids of digits are read, with or without blanks', async (visit) => {
  for (const text of ['1342\n4224\n4121\n1431', '1 3 4 2\n4 2 2 4\n4 1 2 1\n1 4 3 1\n']) {
    for (const game of ['', 'singles']) {
      await visit.open('#/open');
      await visit.page.locator('main select').first().selectOption(game);
      await visit.page.locator('textarea').fill(text);
      await visit.page.locator('form button.primary').click();
      assert.equal(await visit.board(), SINGLES);
    }
  }
});

test('a list of puzzles is called one, and a number that does not fit is refused', async (visit) => {
  const { page } = visit;
  visit.refusals = true;
  await visit.open('#/open');
  await page.locator('textarea').fill(`${TOWERS}\n${SINGLES}`);
  await page.locator('form button.primary').click();
  await page.getByText('Every line of this is a puzzle').waitFor();
  await visit.open('#/edit/towers');
  await visit.cell('r2c2').click();
  await page.keyboard.press('9');
  await page.getByText('9 does not fit here').waitFor();
  await page.keyboard.press('3');
  await page.locator('[role=gridcell][aria-label^="r2c2 3"]').waitFor();
  assert.equal(await page.locator('[data-refusal]').count(), 0);
});

test('a hint is seen on black cells, too', async (visit) => {
  const { page } = visit;
  // A black cell is the reason for the white one beside it.
  await visit.open(`#/play/${SINGLES}?p=r2c1%3Dblack`);
  await visit.board();
  for (const stage of ['line', 'cell', 'why']) {
    await page.keyboard.press('h');
    await page.locator(`[data-hint=${stage}]`).waitFor();
  }
  await visit.cell('r2c1').locator('.rim.of-reason').waitFor();
});

test('all sizes are offered, and the one that stood there comes back', async (visit) => {
  const { page } = visit;
  await visit.open('#/new/towers');
  const field = page.getByLabel('Size');
  const usual = await field.inputValue();
  assert.notEqual(usual, '');
  await field.focus();
  // Browsers offer only those that begin like what is in the field.
  assert.equal(await field.inputValue(), '');
  assert.equal(await field.getAttribute('placeholder'), usual);
  assert.ok((await page.locator('datalist option').count()) > 3);
  await page.getByLabel('Seed').focus();
  assert.equal(await field.inputValue(), usual);
});

test('dates are written as their reader writes them', async (visit) => {
  await visit.open(`#/play/${SINGLES}`);
  await visit.board();
  await visit.cell('r1c1').click();
  await visit.open();
  const [day, month, year] = new Intl.DateTimeFormat('en-GB').format(new Date()).split('/');
  await visit.page.getByText(`${day}/${month}/${year}`).first().waitFor();
});

test('a browser that does not copy is told of', async (visit) => {
  const { page } = visit;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  await visit.more();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByText('does not let the page copy').waitFor();
});

test(
  'a person is a person in French, and a usual puzzle is not called any',
  async (visit) => {
    await visit.open('#/play/pairs:2x3:g5g1w3r4r9b2');
    await visit.board();
    const kinds = await visit.page.locator('section[aria-labelledby=duel-title] option').allInnerTexts();
    assert.ok(kinds.includes('humain') && !kinds.includes('personne'), kinds.join());
    await visit.open('#/new/towers');
    const levels = visit.page.getByLabel('Difficulté').locator('option');
    await levels.nth(1).waitFor({ state: 'attached' });
    assert.equal(await levels.first().innerText(), 'Comme d’habitude');
  },
  { locale: 'fr-FR' },
);

test('a peg that is jumped over is no reason, and its landing hole is there while it flies', async (visit) => {
  const { page } = visit;
  await visit.open('#/play/pegs:english');
  await visit.board();
  for (const stage of ['line', 'cell', 'why']) {
    await page.keyboard.press('h');
    await page.locator(`[data-hint=${stage}]`).waitFor();
  }
  assert.match(await page.locator('.legend').innerText(), /taking part/);
  assert.doesNotMatch(await page.locator('.legend').innerText(), /reason/);
  await page.keyboard.press('Escape');
  await visit.cell('r2c4').click();
  await visit.cell('r4c4').click();
  await page.locator('.hop').waitFor();
  assert.equal(await visit.cell('r4c4').locator('.hole').count(), 1);
});

test('the games are shown by boards on their way to a solution', async (visit) => {
  const { page } = visit;
  await visit.open();
  for (const game of ['towers', 'singles', 'unruly', 'pegs', 'pairs'])
    await page.locator(`li.card:has(a[href="#/new/${game}"]) svg.mini`).waitFor();
  // Their positions are the registry's, and each keeps the rules: some solution has all of it.
  const offers = JSON.parse(readFileSync(new URL('../src/lib/offers.json', import.meta.url), 'utf8'));
  assert.equal(offers.length, 5);
  for (const { puzzle: text, moves } of offers.map(({ offer }) => offer.sample)) {
    const report = await visit.job({ kind: 'complete', puzzle: { text }, moves: moves.split(';') });
    assert.equal(report.verdict, 'solved', text);
    if (report.objective !== null)
      assert.equal(report.objective, (await visit.solution(text)).objective, `${text}: a best one`);
  }
});

test('one answer at a time: a check takes the place of a hint, a hint that of a check and of a refusal', async (visit) => {
  const { page } = visit;
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  // No solution has a 2 there, and no rule is broken yet.
  await visit.cell('r1c1').click();
  await page.keyboard.press('2');
  const said = () => page.locator('.side [role=status]').allInnerTexts();
  const press = (name) => page.getByRole('toolbar').getByRole('button', { name }).click();
  await press('Hint');
  await page.getByText('no solution has').waitFor();
  await press('Check');
  await page.getByText('Something is wrong').waitFor();
  assert.equal((await said()).length, 1, JSON.stringify(await said()));
  await press('Hint');
  await page.getByText('no solution has').waitFor();
  assert.equal((await said()).length, 1, JSON.stringify(await said()));
  await visit.open('#/play/unruly:6x6:AAcBaBaGABAiBac');
  await visit.board();
  await page.locator('[role=gridcell][aria-label*=given]').first().click();
  await page.waitForSelector('[data-refusal]');
  await press('Hint');
  await page.waitForSelector('[data-hint]');
  assert.equal(await page.locator('[data-refusal]').count(), 0, 'what was refused before is said no more');
});

test('a sentence below the board begins with a capital, and a cell keeps its name', async (visit) => {
  const { page } = visit;
  await visit.open('#/play/unruly:6x6:AAcBaBaGABAiBac');
  await visit.board();
  await page.locator('[role=gridcell][aria-label*=given]').first().click();
  assert.match(await page.locator('[data-refusal]').innerText(), /^r\dc\d is given/);
  await visit.cell('r1c3').click();
  assert.match(await page.locator('[data-broken]').innerText(), /^Three black/);
  await page.getByRole('toolbar').getByRole('button', { name: 'Check' }).click();
  assert.match(await page.locator('.side .note').innerText(), /^Three black/);
  await visit.open('#/play/pegs:english');
  await visit.board();
  await join(visit, 'r1c3', 'r1c5');
  assert.match(await page.locator('[data-refusal]').innerText(), /^The /);
});
