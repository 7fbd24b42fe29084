// Lessons: every technique can be opened, and doing what it says is noticed.

import assert from 'node:assert/strict';
import { test } from './harness.mjs';

/** What a step does, by pressing and typing. */
async function deed(visit, effect) {
  const { page } = visit;
  const [cell, value] = effect.split(/!?=/);
  if (effect.includes('-')) {
    for (const at of effect.split('-')) await visit.cell(at).click();
  } else if (effect.includes('+')) {
    for (const at of effect.split('+')) await visit.cell(at).click();
  } else if (/^\d+$/.test(value)) {
    await visit.cell(cell).click();
    await page.keyboard.press(value);
  } else {
    await visit.cell(cell).click(value === 'white' ? { button: 'right' } : {});
  }
}

for (const [game, technique] of [
  ['towers', 'hidden_single'],
  ['singles', 'sandwich'],
  ['unruly', 'gap'],
  ['pegs', 'only_jump'],
  ['pairs', 'strongest'],
]) {
  test(`learn: ${game}, ${technique} is shown, tried and done`, async (visit) => {
    const { page } = visit;
    await visit.open('#/learn');
    await page.locator(`[data-lesson=${game}-${technique}]`).click();
    await page.locator('[data-why]').waitFor();
    await page.getByRole('heading', { name: 'Now you' }).waitFor();
    await page.waitForSelector('[role=grid]');
    await visit.shot(`learn-${game}`);
    await visit.scan(`lesson ${game}`);
    // The same question of the service gives the same place.
    const side = { towers: 5, singles: 6, unruly: 6, pegs: 5, pairs: 4 }[game];
    const { found } = await visit.job({ kind: 'practise', game, technique, size: [side, side], seed: 2, seconds: 20 });
    for (const effect of found.step.effects) await deed(visit, effect);
    await page.locator('[data-learnt]').waitFor();
    await visit.open('#/learn');
    await page.locator(`[data-lesson=${game}-${technique}]`, { hasText: 'done' }).waitFor();
    await visit.scan('learn');
  });
}

test('learn: the first steps of a game say its rules', async (visit) => {
  const { page } = visit;
  await visit.open('#/learn/unruly/first');
  await page.getByText('Never three equal side by side').waitFor();
  await page.getByRole('heading', { name: 'Now you' }).waitFor();
});

test('Pairs for two: who begins, which total wins, what an expert thinks, what was a mistake', async (visit) => {
  const { page } = visit;
  await visit.open('#/play/pairs:2x4:w5r8b4w9w1g3r7w2');
  await visit.board();
  const section = page.locator('section[aria-labelledby=duel-title]');
  await section.getByLabel('Player 2').selectOption('person');
  await section.getByLabel('Who wins').selectOption('higher');
  await section.getByText('the higher total wins').waitFor();
  await section.getByRole('button', { name: 'Begin' }).click();
  await section.getByLabel('Show what an expert thinks').check();
  await section.locator('[data-lead]').waitFor();
  const moves = [];
  for (;;) {
    const { best } = await visit.post('weigh', { puzzle: { text: await visit.board() }, moves, wins: 'lower' });
    if (!best) break;
    // Both play for the lower total: mistakes, where the higher one wins.
    for (const at of best.split('+')) await visit.cell(at).click();
    moves.push(best);
    await section
      .locator('.moves li')
      .nth(moves.length - 1)
      .waitFor();
  }
  await section.locator('[data-duel-over]').waitFor();
  const totals = await section.locator('[data-total]').allInnerTexts();
  const [first, second] = totals.map(Number);
  const told = await section.locator('[data-duel-over]').innerText();
  if (first === second) assert.match(told, /draw/);
  else assert.match(told, new RegExp(`Player ${first > second ? 1 : 2} wins`));
  await section.locator('[data-review]').click();
  await section
    .locator(`.moves li[data-lost]`)
    .nth(moves.length - 1)
    .waitFor();
  await visit.shot('pairs-review');
  await visit.scan('pairs for two');
});
