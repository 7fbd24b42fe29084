// Lessons: every technique can be opened, and doing what it says is noticed.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from './harness.mjs';

/** The chosen places of a game: technique, puzzle, moves. */
function chosen(game) {
  const file = new URL(`../../crates/games/src/${game}/corpus/lessons.tsv`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t'));
}

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
    const [, id, moves] = chosen(game).filter(([name]) => name === technique)[1];
    const told = await visit.job({
      ...{ kind: 'explain', puzzle: { text: `${game}:${id}` }, moves: moves.split(';').filter(Boolean), limit: 1 },
    });
    for (const effect of told.steps[0].effects) await deed(visit, effect);
    await page.locator('[data-learnt]').waitFor();
    await visit.open('#/learn');
    await page.locator(`[data-lesson=${game}-${technique}]`, { hasText: 'done' }).waitFor();
    await visit.scan('learn');
  });
}

test('learn: every technique has a lesson with its reason, a board to look at and one to try', async (visit) => {
  const { page } = visit;
  for (const game of ['towers', 'singles', 'unruly', 'pegs', 'pairs']) {
    const names = new Set(chosen(game).map(([name]) => name));
    names.delete('first');
    await visit.open(`#/learn/${game}`);
    // The list comes with the games' words, which the static page may still be loading.
    await page.locator('[data-lesson]').first().waitFor();
    const offered = await page
      .locator('[data-lesson]')
      .evaluateAll((all, game) => all.map((one) => one.dataset.lesson.slice(game.length + 1)), game);
    assert.deepEqual(new Set(offered), names, game);
    for (const technique of names) {
      await visit.open(`#/learn/${game}/${technique}`);
      const why = await page.locator('[data-lesson-why]').innerText();
      assert.ok(why.split(/\s+/).length >= 25, `${game} ${technique}: ${why}`);
      await page.locator('[data-why]').waitFor();
      await page.getByRole('heading', { name: 'Now you' }).waitFor();
      await page.waitForSelector('[role=grid]');
    }
  }
});

test('learn: a search that no board needs is no lesson, and its page says so', async (visit) => {
  const { page } = visit;
  await visit.open('#/learn/singles/exhaustion');
  await page.locator('[data-rare]').waitFor();
  assert.equal(await page.locator('[role=grid]').count(), 0);
});

test('learn: after the chosen boards new ones are made', async (visit) => {
  const { page } = visit;
  await visit.open('#/learn/unruly/gap');
  const places = chosen('unruly').filter(([name]) => name === 'gap');
  for (let number = 2; number <= places.length + 1; number++) {
    const [, id, moves] = places[number - 1] ?? [];
    const asked = id
      ? { kind: 'explain', puzzle: { text: `unruly:${id}` }, moves: moves.split(';').filter(Boolean), limit: 1 }
      : { kind: 'practise', game: 'unruly', technique: 'gap', size: [6, 6], seed: number };
    const answer = await visit.job(asked);
    const { effects } = id ? answer.steps[0] : answer.found.step;
    await page.locator(`[data-place="${number}"] [role=grid]`).waitFor();
    for (const effect of effects) await deed(visit, effect);
    await page.locator('[data-learnt]').waitFor();
    if (number <= places.length) await page.getByRole('button', { name: 'Another one' }).click();
  }
});

for (const game of ['towers', 'singles', 'unruly', 'pegs', 'pairs']) {
  test(`learn: the first puzzle of ${game} is played to its end, step by step`, async (visit) => {
    const { page } = visit;
    await visit.open(`#/learn/${game}/first`);
    await page.locator('.rules li').first().waitFor();
    await visit.scan(`first steps of ${game}`);
    const [, id] = chosen(game).find(([name]) => name === 'first');
    const puzzle = { text: `${game}:${id}` };
    const moves = [];
    for (let turn = 0; ; turn++) {
      // What to do is said at first; then it has to be asked for.
      const { steps } = await visit.job({ kind: 'explain', puzzle, moves, limit: 1 });
      if (!steps.length) break;
      if (turn === 0) assert.equal(await page.locator('[data-why]').innerText(), steps[0].text.split('\n')[0]);
      for (const effect of steps[0].effects) await deed(visit, effect);
      moves.push(...steps[0].effects);
      if (turn === 3 && (await page.getByRole('button', { name: 'Show me' }).count())) {
        await page.getByRole('button', { name: 'Show me' }).click();
        await page.locator('[data-why]').waitFor();
      }
    }
    await page.locator('[data-learnt]').waitFor();
    await visit.shot(`first-${game}`);
  });
}

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
