// What a player of other puzzle pages expects without thinking about it.

import assert from 'node:assert/strict';
import { test } from './harness.mjs';

const TOWERS = 'towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1';
const label = (visit, at) => visit.cell(at).getAttribute('aria-label');

test('the rules are open at the first meeting only', async (visit) => {
  const rules = visit.page.locator('details.rules');
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  assert.equal(await rules.getAttribute('open'), '');
  await visit.page.locator('nav a').first().click();
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
  await visit.page.locator('[data-count="count.optimum"]').waitFor();
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

test('a service that is gone is told in words', async (visit) => {
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
