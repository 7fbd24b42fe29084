// Marks, trials, keys and hints: what a player writes and asks for beside playing.

import assert from 'node:assert/strict';
import { middle } from './fingers.mjs';
import { served, test } from './harness.mjs';

const TOWERS = 'towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1';
const SINGLES = 'singles:4x4:1342422441211431';
const label = (visit, at) => visit.cell(at).getAttribute('aria-label');

async function play(visit, id) {
  await visit.open(`#/play/${id}`);
  await visit.board();
}

test('marks: colours and corners stand beside the game, and can be undone', async (visit) => {
  const { page } = visit;
  await play(visit, SINGLES);
  await page.getByRole('button', { name: 'Colour 2' }).click();
  await page.mouse.move(...(await middle(visit, 'r1c1')));
  await page.mouse.down();
  await page.mouse.move(...(await middle(visit, 'r1c3')), { steps: 2 });
  await page.mouse.up();
  assert.equal(await page.locator('.wash2').count(), 4, 'three cells and the button');
  assert.doesNotMatch(await label(visit, 'r1c1'), /black/, 'nothing is played');
  await page.reload();
  await visit.board();
  assert.equal(await page.locator('svg.board .wash2').count(), 3, 'kept');
  await page.keyboard.press('Control+z');
  assert.equal(await page.locator('svg.board .wash2').count(), 0);
  await play(visit, TOWERS);
  await page.locator('[data-mode=corner]').click();
  await visit.cell('r2c2').click();
  for (const key of ['3', '1']) await page.keyboard.press(key);
  assert.equal(await visit.cell('r2c2').locator('.corner').textContent(), '1 3');
  await page.keyboard.press('3');
  assert.equal(await visit.cell('r2c2').locator('.corner').textContent(), '1');
  await page.keyboard.press('Shift+Digit2');
  const [corner, mark] = await Promise.all(
    ['.corner', '.mark'].map((of) => visit.cell('r2c2').locator(of).boundingBox()),
  );
  assert.ok(mark.y >= corner.y + corner.height * 0.7, 'a pencil mark stands below those in the corner');
});

test('marks: a trial is kept or dropped as a whole', async (visit) => {
  const { page } = visit;
  await play(visit, SINGLES);
  await visit.cell('r1c1').click();
  await page.getByRole('button', { name: 'Try something' }).click();
  for (const at of ['r1c3', 'r3c1']) await visit.cell(at).click();
  assert.equal(await page.locator('svg.board .trial').count(), 2);
  await visit.shot('trial');
  await page.getByRole('button', { name: 'Drop the trial' }).click();
  assert.match(await label(visit, 'r1c1'), /black/);
  assert.doesNotMatch(await label(visit, 'r1c3'), /black/);
  await page.keyboard.press('Control+z');
  assert.match(await label(visit, 'r1c3'), /black/, 'dropping can be undone');
  await page.getByRole('button', { name: 'Keep the trial' }).click();
  assert.equal(await page.locator('svg.board .trial').count(), 0);
  assert.match(await label(visit, 'r3c1'), /black/);
});

test('keys: they work wherever the focus is, and ? lists them', async (visit) => {
  const { page } = visit;
  await play(visit, TOWERS);
  await visit.cell('r1c1').click();
  await page.locator('h1').click();
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('2');
  assert.match(await label(visit, 'r1c1'), /r1c1 2/);
  await page.keyboard.press('u');
  assert.match(await label(visit, 'r1c1'), /empty/);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('light a clue and hear it').waitFor();
  await visit.scan('keys');
  await visit.shot('keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.waitForSelector('[data-hint=line]');
});

test('keys: Home and End lead to the ends of a row', async (visit) => {
  const { page } = visit;
  const at = () => page.locator('[role=grid] [aria-selected=true]').first().getAttribute('aria-label');
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  assert.match(await at(), /^r2c4 /);
  await page.keyboard.press('Home');
  assert.match(await at(), /^r2c1 /);
  // Over what is no cell.
  await visit.open('#/play/pegs:english');
  await visit.board();
  await visit.tabTo('[role=grid]');
  await visit.moveTo('r1c4');
  await page.keyboard.press('End');
  assert.match(await at(), /^r1c5 /);
});

test('towers: clues are spoken, and count what is surely seen', async (visit) => {
  const { page } = visit;
  await play(visit, TOWERS);
  assert.match(await label(visit, 'r1c1'), /clue above column 1: 2/);
  const heard = page.locator('p.hidden[aria-live]');
  await visit.cell('r1c1').click();
  await page.keyboard.press('Shift+ArrowUp');
  assert.match(await heard.innerText(), /clue above column 1: 2; 0 towers are seen so far/);
  // A tower behind an empty cell is not surely seen.
  await visit.cell('r4c1').click();
  await page.keyboard.press('2');
  await page.locator('[data-clue=top1]').click();
  assert.equal(await page.locator('.ground.lit').count(), 0);
});

test('towers: a hint knows what the player has ruled out', async (visit) => {
  const { page } = visit;
  const made = await visit.job({ kind: 'generate', game: 'towers', size: [5, 5], seed: 3, difficulty: 'hard' });
  const puzzle = { text: made.puzzle.id };
  const { steps } = await visit.job({ kind: 'explain', puzzle });
  const first = steps.findIndex(({ effects }) => effects.some((effect) => effect.includes('!=')));
  assert.ok(first >= 0, 'a step that rules something out');
  const before = steps.slice(0, first).flatMap(({ effects }) => effects);
  await visit.open(`#/play/${puzzle.text}${before.length ? `?p=${encodeURIComponent(before.join(' '))}` : ''}`);
  await visit.board();
  await page.getByRole('button', { name: 'Fill in all marks' }).click();
  for (const effect of steps[first].effects) {
    const [at, height] = effect.split('!=');
    if (!(await label(visit, at)).match(new RegExp(`marks [\\d ]*${height}`))) continue;
    await visit.cell(at).click();
    await page.keyboard.press(`Shift+Digit${height}`);
  }
  await page.keyboard.press('h');
  await page.waitForSelector('[data-hint=line]');
  for (let stage = 0; stage < 2; stage++) await page.keyboard.press('h');
  assert.notEqual(await page.locator('[data-reason]').innerText(), steps[first].text);
});

test(
  'hints: on a phone the cells stay in sight while their reason is read',
  async (visit) => {
    const { page } = visit;
    for (const id of [TOWERS, 'pegs:english']) {
      await play(visit, id);
      await page.getByRole('button', { name: 'Hint' }).click();
      for (let stage = 0; stage < 2; stage++) await page.locator('[data-hint] button.primary').click();
      await page.waitForSelector('[data-hint=why]');
      const card = await page.locator('[data-hint]').boundingBox();
      for (const target of await page.locator('.ground.target').all()) {
        const { y, height } = await target.boundingBox();
        assert.ok(y >= 0 && y + height <= card.y, `${id}: ${JSON.stringify({ card, y, height })}`);
      }
    }
  },
  { viewport: { width: 375, height: 553 }, hasTouch: true, isMobile: true },
);

test('pegs: a lost position offers the way back', async (visit) => {
  const { page } = visit;
  await visit.open('#/play/pegs:triangle:5');
  await visit.board();
  for (const [from, to] of [
    ['r3c1', 'r1c1'],
    ['r5c3', 'r3c1'],
    ['r3c3', 'r5c3'],
  ]) {
    await visit.cell(from).click();
    await visit.cell(to).click();
  }
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Back to the last good move' }).click();
  await page.getByText('Went back one move.').waitFor();
});

test(
  'unruly: in the dark a black tile beside a line is black, too',
  async (visit) => {
    const made = await visit.job({ kind: 'generate', game: 'unruly', size: [6, 6], seed: 3 });
    await play(visit, made.puzzle.id);
    const fill = (kind) =>
      visit.page
        .locator(`.margins .tile.${kind}`)
        .first()
        .evaluate((tile) => getComputedStyle(tile).fill);
    assert.equal(await fill('black'), 'rgb(0, 0, 0)');
    assert.equal(await fill('white'), 'rgb(255, 254, 250)');
    await visit.shot('unruly-dark');
  },
  { colorScheme: 'dark' },
);

test('lab: everything is as it was after a look at a puzzle; a bad line is refused by itself', async (visit) => {
  const { page } = visit;
  await visit.open('#/lab');
  visit.refusals = true;
  await page.locator('textarea').fill(`${TOWERS}\ntowers:nonsense\n${TOWERS}`);
  await page.locator('[data-run]').click();
  await page.waitForSelector('[data-lab=idle]');
  const told = await page.locator('[data-lab]').innerText();
  assert.match(told, /^9 of 9/, 'three methods on three lines');
  await page.locator('nav a').first().click();
  await page.getByText('Five grid games').waitFor();
  await page.goBack();
  assert.equal(await page.locator('[data-lab]').innerText(), told);
  assert.match(await page.locator('textarea').inputValue(), /nonsense/);
});

test('hints: a chain is drawn as numbered ghosts', async (visit) => {
  const { page } = visit;
  const made = await visit.job({ kind: 'generate', game: 'unruly', size: [8, 8], seed: 1, difficulty: 'extreme' });
  await play(visit, made.puzzle.id);
  const links = page.locator('[data-chain]');
  for (let step = 0; step < 64; step++) {
    await page.keyboard.press('h');
    for (const stage of ['line', 'cell']) {
      await page.waitForSelector(`[data-hint=${stage}]`);
      assert.equal(await links.count(), 0, 'where to look does not say why');
      await page.keyboard.press('h');
    }
    await page.waitForSelector('[data-hint=why]');
    const count = await links.count();
    if (count > 1) {
      const numbers = await links.evaluateAll((all) => all.map((link) => Number(link.dataset.chain)));
      assert.deepEqual(
        numbers,
        Array.from({ length: count }, (_, i) => i + 1),
      );
      await visit.shot('hint-chain');
      return;
    }
    await page.keyboard.press('h');
    await page.waitForSelector('[data-hint]', { state: 'detached' });
  }
  assert.fail('no step has a chain');
});

served('hints: the shortest reason of a step, where the service can look for it', async (visit) => {
  const { page } = visit;
  await play(visit, 'unruly:6x6:DgGEbabcf');
  for (const stage of ['line', 'cell', 'why']) {
    await page.keyboard.press('h');
    await page.waitForSelector(`[data-hint=${stage}]`);
  }
  await page.getByRole('button', { name: 'Shortest reason' }).click();
  const reason = page.locator('[data-reason]', { hasText: 'alone. Used: no three alike in' });
  await reason.waitFor();
  assert.equal(await page.locator('.swatch.reason').count(), 1, 'the cells cited are lit');
  await visit.shot('hint-shortest');
  await page.locator('[data-hint] button.primary').click();
  await page.waitForSelector('[data-hint]', { state: 'detached' });
});
