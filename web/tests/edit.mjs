// The editor: puzzles drawn on the board that they are played on.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingers, middle } from './fingers.mjs';
import { test } from './harness.mjs';

const GAMES = ['towers', 'singles', 'unruly', 'pegs', 'pairs'];
const TOWERS = 'towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1';
const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const label = (visit, at) => visit.cell(at).getAttribute('aria-label');
const clue = (visit, name) => visit.page.locator(`[data-clue=${name}]`);
const judged = (visit, what) => visit.page.waitForSelector(`[data-judgement=${what}]`);
const press = (visit, name) => visit.page.getByRole('button', { name, exact: true }).click();

async function edit(visit, game) {
  await visit.open(`#/edit/${game}`);
  await visit.page.waitForSelector('[role=grid]');
}

/** Pastes as a hand does, wherever the focus is. */
const paste = (visit, text) =>
  visit.page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

async function drag(visit, from, to) {
  const { mouse } = visit.page;
  await mouse.move(...(await middle(visit, from)));
  await mouse.down();
  await mouse.move(...(await middle(visit, to)), { steps: 3 });
  await mouse.up();
}

async function resize(visit, rows, cols) {
  await visit.page.getByLabel(cols === undefined ? 'Size' : 'Rows', { exact: true }).fill(String(rows));
  if (cols !== undefined) await visit.page.getByLabel('Columns', { exact: true }).fill(String(cols));
  await press(visit, 'Change size');
}

test('edit: Towers by mouse and keys, clues and towers, undone and done again', async (visit) => {
  const { page } = visit;
  await edit(visit, 'towers');
  await judged(visit, 'several');
  await clue(visit, 'left2').click();
  await page.keyboard.press('3');
  assert.equal(await clue(visit, 'left2').textContent(), '3');
  await page.keyboard.press('4');
  assert.equal(await clue(visit, 'left2').textContent(), '4', 'a board of five has no 34');
  await visit.cell('r1c2').click();
  await page.keyboard.press('5');
  assert.match(await label(visit, 'r1c2'), /^r1c2 5/);
  // Arrows lead onto the border, along it and back.
  for (const [key, at] of [
    ['ArrowUp', 'top2'],
    ['ArrowRight', 'top3'],
    ['ArrowUp', 'top3'],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await page.locator('.clue.chosen').getAttribute('data-clue'), at);
  }
  await page.keyboard.press('2');
  assert.equal(await clue(visit, 'top3').textContent(), '2');
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.locator('.clue.chosen').count(), 0);
  await page.keyboard.press('5');
  assert.match(await page.locator('[data-refusal]').textContent(), /r1c3.*r1c2/, 'twice in a row is refused');
  // Several cells, chosen by drawing, are one deed.
  await drag(visit, 'r3c1', 'r3c1');
  await page.keyboard.press('1');
  await press(visit, 'Undo');
  assert.match(await label(visit, 'r3c1'), /^r3c1 empty/);
  await page.keyboard.press('Control+y');
  assert.match(await label(visit, 'r3c1'), /^r3c1 1/);
  await page.keyboard.press('Delete');
  assert.match(await label(visit, 'r3c1'), /^r3c1 empty/);
  await visit.shot('edit-towers');
  await visit.scan('edit towers');
});

test('edit: every other game by mouse and by keys; a drag is one undo', async (visit) => {
  const { page } = visit;
  await edit(visit, 'unruly');
  await drag(visit, 'r1c1', 'r1c2');
  assert.match(await label(visit, 'r1c2'), /black/);
  await page.keyboard.press('Control+z');
  for (const at of ['r1c1', 'r1c2']) assert.match(await label(visit, at), /empty/);
  await visit.moveTo('r2c2');
  await page.keyboard.press('2');
  assert.match(await label(visit, 'r2c2'), /white/);
  for (const at of ['r4c1', 'r4c2', 'r4c3']) await visit.cell(at).click();
  assert.match(await page.locator('[data-broken]').textContent(), /row 4/, 'three in a row are seen at once');

  await edit(visit, 'singles');
  await visit.cell('r2c3').click();
  await page.keyboard.press('4');
  assert.match(await label(visit, 'r2c3'), /^r2c3 4/);
  await drag(visit, 'r1c1', 'r1c3');
  await page.keyboard.press('2');
  for (const at of ['r1c1', 'r1c2', 'r1c3']) assert.match(await label(visit, at), /2/);
  await page.keyboard.press('Control+z');
  assert.match(await label(visit, 'r1c3'), /empty/);

  await edit(visit, 'pegs');
  await judged(visit, 'best');
  await visit.cell('r1c1').click();
  assert.match(await label(visit, 'r1c1'), /peg/, 'a place without a cell');
  await visit.cell('r1c1').click();
  assert.match(await label(visit, 'r1c1'), /hole/);
  await drag(visit, 'r6c1', 'r7c1');
  assert.match(await label(visit, 'r7c1'), /peg/);
  await page.keyboard.press('g');
  assert.match(await label(visit, 'r7c1'), /goal/);
  await page.keyboard.press('x');
  assert.match(await label(visit, 'r7c1'), /no cell/);

  await edit(visit, 'pairs');
  await drag(visit, 'r1c1', 'r1c3');
  assert.match(await label(visit, 'r1c3'), /red/);
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  assert.match(await label(visit, 'r1c3'), /^r1c3 12/);
  await page.keyboard.press('Control+z');
  assert.match(await label(visit, 'r1c3'), /^r1c3 1R/, 'a number is one deed');
  await page.keyboard.press('b');
  assert.match(await label(visit, 'r1c3'), /blue/);
});

test('edit: another size keeps what fits, and what cannot be is said', async (visit) => {
  const { page } = visit;
  await edit(visit, 'towers');
  await clue(visit, 'left2').click();
  await page.keyboard.press('3');
  await visit.cell('r2c2').click();
  await page.keyboard.press('4');
  await resize(visit, 6);
  assert.equal(await clue(visit, 'left2').textContent(), '3');
  assert.match(await label(visit, 'r2c2'), /^r2c2 4/);
  assert.equal(await page.locator('[role=gridcell]').count(), 36);
  await press(visit, 'Undo');
  assert.equal(await page.locator('[role=gridcell]').count(), 25);
  await edit(visit, 'unruly');
  await resize(visit, 5, 6);
  assert.match(await page.locator('[data-problem]').textContent(), /even/);
  assert.equal(await page.locator('[role=gridcell]').count(), 36);
});

test('edit: solutions are counted and compared, and one is left', async (visit) => {
  const { page } = visit;
  await edit(visit, 'towers');
  await paste(visit, TOWERS);
  await judged(visit, 'one');
  await page.waitForSelector('[data-rating]:not([data-rating=""])');
  assert.ok((await page.locator('[data-judgement] li').count()) > 0, 'with the techniques it takes');
  await paste(visit, `towers:4:2/2/1/3${'/'.repeat(12)}`);
  await judged(visit, 'several');
  await page.waitForSelector('[data-differing]');
  const differing = Number(await page.locator('[data-differing]').getAttribute('data-differing'));
  assert.ok(differing > 0);
  assert.equal(await page.locator('.ground.reason').count(), differing);
  await page.getByLabel('Show what each cell can be').check();
  await page.waitForSelector('[data-faces]');
  assert.ok((await page.locator('.faces:not(.sure)').count()) === differing);
  await visit.shot('edit-differ');
  await visit.scan('edit differ');
  await press(visit, 'Make it unique');
  await judged(visit, 'one');
  await press(visit, 'Undo');
  await judged(visit, 'several');
  // No solution is said, too.
  await paste(visit, 'towers:3:3/3//////////');
  await judged(visit, 'none');
});

test('edit: make it unique works from a blank board', async (visit) => {
  for (const game of ['towers', 'unruly', 'singles', 'pairs']) {
    await edit(visit, game);
    await judged(visit, 'several');
    await press(visit, 'Make it unique');
    await judged(visit, 'one');
  }
  await edit(visit, 'pegs');
  await judged(visit, 'best');
  assert.equal(await visit.page.getByRole('button', { name: 'Make it unique' }).count(), 0);
  assert.equal(await visit.page.getByRole('button', { name: 'Make it winnable' }).count(), 0, 'it can be won');
});

test('edit: a board of pegs that cannot be won is made winnable', async (visit) => {
  await edit(visit, 'pegs');
  await paste(visit, 'pegs:4x4:PPPPPPPPPPPPPPPH');
  await judged(visit, 'best');
  await press(visit, 'Make it winnable');
  await visit.page.getByRole('button', { name: 'Make it winnable' }).waitFor({ state: 'detached' });
  await visit.page.locator('[data-judgement=best] .good').waitFor();
  await press(visit, 'Undo');
  await visit.page.getByRole('button', { name: 'Make it winnable' }).waitFor();
});

const exchange = (file) =>
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../../crates/games/tests/exchange', file), 'utf8');

/** A save file with moves in it, as Tatham's programs write them. */
function withMoves(save, ...moves) {
  const lines = moves.map((move) => `MOVE    :${move.length}:${move}\n`).join('');
  const count = String(moves.length + 1);
  return save
    .replace(/NSTATES :.*\n/, `NSTATES :${count.length}:${count}\n`)
    .replace(/STATEPOS:.*\n?/, `STATEPOS:${count.length}:${count}\n`)
    .replace(/\n?$/, `\n${lines}`);
}

test('edit: whatever people have is pasted anywhere; of another game its editor is opened', async (visit) => {
  const { page } = visit;
  await edit(visit, 'towers');
  const tatham = 'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js';
  for (const [text, game, cell] of [
    [`${tatham}/towers.html#4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1`, 'Towers', 'r4c4'],
    [exchange('towers.sav'), 'Towers', 'r5c5'],
    ['https://puzz.link/p?hitori/4/4/1114142333214213', 'Singles', 'r4c4 3'],
    ['1 3 4 2\n4 2 2 4\n4 1 2 1\n1 4 3 1\n', 'Singles', 'r1c3 4'],
    ['1342\n4224\n4121\n1431\n', 'Singles', 'r1c2 3'],
    [exchange('hitori.penpa'), 'Singles', 'r1c1'],
    [exchange('binairo.penpa'), 'Unruly', 'r20c20'],
    ['6x6:faCADAJeBd', 'Unruly', 'r6c6'],
    [exchange('pegs.sav'), 'Pegs', 'r7c7'],
    ['pairs:2x3:w5r8b4w5w1g3', 'Pairs', 'r1c2 8'],
  ]) {
    await paste(visit, text);
    await page.getByRole('heading', { level: 1, name: new RegExp(`: ${game} `) }).waitFor();
    await page.locator(`[role=gridcell][aria-label^="${cell}"]`).first().waitFor();
  }
  await paste(visit, 'pairs:2x3:w5r8b4q');
  assert.match(await page.locator('[data-problem]').textContent(), /column/, 'what and where');
  assert.match(await label(visit, 'r1c2'), /^r1c2 8/, 'and the drawing stays');
  // A field for who has no keyboard.
  await page.getByText('Paste a puzzle', { exact: true }).click();
  await page.locator('textarea').fill('pairs:2x2:w1w2w3w4');
  await press(visit, 'Take it');
  await page.locator('[role=gridcell][aria-label^="r2c2 4"]').waitFor();
  assert.equal(await page.locator('[role=gridcell]').count(), 4);
});

test('edit: the moves of a save file come with it into the game', async (visit) => {
  const { page } = visit;
  const save = withMoves(exchange('towers.sav'), 'R0,0,2', 'P1,0,3');
  await edit(visit, 'unruly');
  await paste(visit, save);
  await page.waitForSelector('[data-brought="2"]');
  await press(visit, 'Play this');
  await page.waitForURL(/#\/play\//);
  await page.waitForSelector('[role=gridcell]');
  assert.match(await label(visit, 'r1c1'), /^r1c1 2/);
  assert.match(await label(visit, 'r1c2'), /marks 3/);
  // The page that opens puzzles brings them, too.
  await visit.open('#/open');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'towers.sav', mimeType: 'text/plain', buffer: Buffer.from(save) });
  await page.waitForSelector('[role=gridcell]');
  assert.match(await label(visit, 'r1c1'), /^r1c1 2/);
});

test('edit: a draft is kept, and a puzzle under way is edited and played', async (visit) => {
  const { page } = visit;
  await edit(visit, 'towers');
  await visit.cell('r1c1').click();
  await page.keyboard.press('3');
  await page.reload();
  await page.waitForSelector('[role=gridcell]');
  assert.match(await label(visit, 'r1c1'), /^r1c1 3/);
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  await visit.more();
  await page.getByRole('link', { name: 'Edit this puzzle' }).click();
  await page.waitForURL(/#\/edit\//);
  await page.locator('[role=gridcell][aria-label^="r4c4"]').waitFor();
  assert.equal(await page.locator('[role=gridcell]').count(), 16);
  assert.equal(await clue(visit, 'top3').textContent(), '1');
  await press(visit, 'Undo');
  assert.match(await label(visit, 'r1c1'), /^r1c1 3/, 'what was drawn before is not lost');
  await press(visit, 'Redo');
  await press(visit, 'Play this');
  await page.waitForURL(/#\/play\//);
  assert.equal(await visit.board(), TOWERS);
  // A goal is no part of the ID, but of the puzzle.
  await visit.open('#/play/pegs:english?o.goal=r4c4');
  await visit.board();
  await visit.more();
  await page.getByRole('link', { name: 'Edit this puzzle' }).click();
  await page.waitForURL(/#\/edit\//);
  await visit.cell('r4c4').waitFor();
  assert.match(await label(visit, 'r4c4'), /goal/);
  await press(visit, 'Play this');
  await page.waitForURL(/o\.goal=r4c4/);
  assert.equal(
    (await page.evaluate(() => Object.keys(localStorage))).filter((k) => /game\..*undefined/.test(k)).length,
    0,
  );
});

test(
  'edit: on a phone, by fingers',
  async (visit) => {
    const { page } = visit;
    for (const game of GAMES) {
      await edit(visit, game);
      await judged(visit, game === 'pegs' ? 'best' : 'several');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 390, `${game} is ${wide} px wide`);
      await visit.shot(`edit-${game}-phone`);
      await visit.scan(`edit ${game} on a phone`);
    }
    await edit(visit, 'towers');
    const hand = await fingers(visit);
    await hand.tap(await middle(visit, 'r2c2'));
    await page.locator('[data-pad="4"]').tap();
    assert.match(await label(visit, 'r2c2'), /^r2c2 4/);
    await clue(visit, 'left1').tap();
    await page.locator('[data-pad="2"]').tap();
    assert.equal(await clue(visit, 'left1').textContent(), '2');
    await edit(visit, 'unruly');
    await hand.draw(await middle(visit, 'r2c1'), await middle(visit, 'r2c2'));
    assert.match(await label(visit, 'r2c2'), /black/);
  },
  PHONE,
);
