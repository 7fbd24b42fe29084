// What a player of other puzzle pages expects without thinking about it.

import assert from 'node:assert/strict';
import { served, test } from './harness.mjs';

const TOWERS = 'towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1';
const label = (visit, at) => visit.cell(at).getAttribute('aria-label');

test('the rules are open at the first meeting only', async (visit) => {
  const rules = visit.page.locator('details.rules');
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  assert.equal(await rules.getAttribute('open'), '');
  await visit.page.locator('nav a').first().click();
  // Two addresses in a row may be taken for one: the first must have been gone to.
  await visit.page.getByText('Five grid games').waitFor();
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  assert.equal(await rules.getAttribute('open'), null);
});

test('going back from a new puzzle leads where one came from', async (visit) => {
  await visit.open();
  await visit.page.locator('a[href="#/new/unruly?now=1"]').click();
  await visit.board();
  await visit.page.goBack();
  await visit.page.getByText('Five grid games').waitFor();
});

test('a new puzzle can be typed into at once, and after a button', async (visit) => {
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  const { page } = visit;
  await page.keyboard.press('2');
  assert.match(await label(visit, 'r1c1'), /r1c1 2/);
  await page.getByRole('button', { name: 'Fill in all marks' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('3');
  assert.match(await label(visit, 'r1c2'), /r1c2 3/);
});

test('dragging the mouse paints', async (visit) => {
  await visit.open('#/play/singles:4x4:1342422441211431');
  await visit.board();
  const { page } = visit;
  const middle = async (at) => {
    const box = await visit.cell(at).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle('r1c1')));
  await page.mouse.down({ button: 'right' });
  for (const at of ['r1c2', 'r1c3', 'r2c3']) await page.mouse.move(...(await middle(at)), { steps: 4 });
  await page.mouse.up({ button: 'right' });
  for (const at of ['r1c1', 'r1c2', 'r1c3', 'r2c3']) assert.match(await label(visit, at), /circled/, at);
  assert.doesNotMatch(await label(visit, 'r1c4'), /circled/);
  await page.keyboard.press('Control+z');
  assert.doesNotMatch(await label(visit, 'r2c3'), /circled/);
});

test('errors at once, on demand, never', async (visit) => {
  await visit.open('#/play/singles:4x4:1342422441211431');
  await visit.board();
  const { page } = visit;
  const choose = async (name) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel(name, { exact: true }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  };
  const flagged = () => page.locator('svg.board .wrong').count();
  for (const at of ['r1c1', 'r1c2']) await visit.cell(at).click();
  assert.ok((await flagged()) > 0, 'at once');
  await choose('when I press Check');
  assert.equal(await flagged(), 0);
  await page.getByRole('button', { name: 'Check' }).click();
  assert.ok((await flagged()) > 0, 'on demand');
  await choose('never');
  await visit.cell('r4c4').click();
  assert.equal(await flagged(), 0, 'never');
});

test('a board that cannot end with one peg is won with its fewest', async (visit) => {
  const report = await visit.solution('pegs:european');
  assert.equal(report.objective, 2);
  await visit.open('#/play/pegs:european');
  await visit.board();
  await visit.page.locator('[data-count="count-optimum"]').waitFor();
  for (const chain of report.solution.split(';')) {
    const stops = chain.split('-');
    for (let i = 0; i + 1 < stops.length; i++) {
      await visit.cell(stops[i]).click();
      await visit.cell(stops[i + 1]).click();
    }
  }
  await visit.won();
  await visit.page.getByRole('link', { name: 'Another one' }).waitFor();
});

served('a service that is gone is told in words', async (visit) => {
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  visit.refusals = true;
  await visit.page.route('**/api/**', (route) => route.abort());
  await visit.page.getByRole('button', { name: 'Hint' }).click();
  await visit.page.getByText('Is it still running?').waitFor();
  // The game itself needs nobody.
  await visit.cell('r1c1').click();
  await visit.page.keyboard.press('4');
  assert.match(await label(visit, 'r1c1'), /r1c1 4/);
});

test('the timer can be hidden', async (visit) => {
  const { page } = visit;
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  await page.locator('.clock').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Show the time').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  assert.equal(await page.locator('.clock').count(), 0);
  await page.reload();
  await visit.board();
  assert.equal(await page.locator('.clock').count(), 0, 'and it stays hidden');
});

test('singles: whites that are cut off are shown', async (visit) => {
  const made = await visit.job({ kind: 'generate', game: 'singles', size: [6, 6], seed: 2 });
  await visit.open(`#/play/${made.puzzle.id}`);
  await visit.board();
  for (const at of ['r1c2', 'r2c1']) await visit.cell(at).click();
  await visit.page.locator('[data-broken]', { hasText: 'cut off' }).waitFor();
  assert.equal(await visit.cell('r1c1').locator('.wrong').count(), 1, 'the corner is marked');
  assert.equal(await visit.cell('r3c3').locator('.wrong').count(), 0, 'the rest is not');
});

test('towers: a hint lights its clue and names its cells, and so does the film', async (visit) => {
  const { page } = visit;
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('[data-hint=line]', { hasText: 'clue left of row 2: 1' }).waitFor();
  assert.equal(await page.locator('.clue.lit').getAttribute('data-clue'), 'left2', 'where to look');
  await page.locator('[data-hint] button.primary').click();
  await page.waitForSelector('[data-hint=cell]');
  await page.locator('[data-hint] button.primary').click();
  await page.getByText('sees one tower only').waitFor();
  assert.equal(await page.locator('.clue.lit').getAttribute('data-clue'), 'left2');
  assert.deepEqual(await page.locator('.tag').allTextContents(), ['r2c1']);
  await visit.more();
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('button', { name: 'Explain all' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.waitForSelector('[data-clue=left2].lit');
});

test('pegs: undo takes the peg back, it does not jump again', async (visit) => {
  const { page } = visit;
  await visit.open('#/play/pegs:english');
  await visit.board();
  const flight = () =>
    page
      .locator('.over .hop')
      .evaluate((peg) => ['--dx', '--dy'].map((side) => parseInt(peg.style.getPropertyValue(side))));
  for (const [from, to] of [
    ['r2c4', 'r4c4'],
    ['r3c2', 'r3c4'],
  ]) {
    await visit.cell(from).click();
    await visit.cell(to).click();
  }
  assert.deepEqual(await flight(), [-80, 0], 'the second jump goes right');
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.deepEqual(await flight(), [80, 0], 'taken back, it goes left');
  assert.match(await label(visit, 'r3c2'), /peg/);
  await page.getByRole('button', { name: 'Redo' }).click();
  assert.deepEqual(await flight(), [-80, 0]);
  await page.getByRole('button', { name: 'Restart' }).click();
  assert.equal(await page.locator('.over .hop').count(), 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await visit.board();
  assert.equal(await page.locator('.over .hop').count(), 0, 'nothing jumps on a page just opened');
});
