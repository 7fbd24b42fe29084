// The hand: what a mouse and fingers do on a board, and what they must not do.

import assert from 'node:assert/strict';
import { fingers, middle } from './fingers.mjs';
import { test } from './harness.mjs';

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const label = (visit, at) => visit.cell(at).getAttribute('aria-label');
const moves = (visit) => visit.count('count-moves');

async function large(visit, game, size, seed = 1) {
  const made = await visit.job({ kind: 'generate', game, size: [size, size], seed });
  await visit.open(`#/play/${made.puzzle.id}`);
  await visit.board();
}

test('hand: released outside the board, a mouse paints no more', async (visit) => {
  const { page } = visit;
  await large(visit, 'singles', 8);
  await page.mouse.move(...(await middle(visit, 'r1c1')));
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
  const before = await moves(visit);
  for (const at of ['r5c1', 'r5c4', 'r5c8']) await page.mouse.move(...(await middle(visit, at)), { steps: 4 });
  assert.equal(await moves(visit), before, 'hovering is no move');
  assert.doesNotMatch(await label(visit, 'r5c4'), /black/);
});

test('hand: a drag is one undo, skips no cell and overwrites none', async (visit) => {
  const { page } = visit;
  await large(visit, 'singles', 8);
  await visit.cell('r3c4').click({ button: 'right' });
  assert.match(await label(visit, 'r3c4'), /circled/);
  await page.mouse.move(...(await middle(visit, 'r3c1')));
  await page.mouse.down();
  // One leap over the whole row.
  await page.mouse.move(...(await middle(visit, 'r3c8')), { steps: 1 });
  await page.mouse.up();
  for (const col of [1, 2, 3, 5, 6, 7, 8]) assert.match(await label(visit, `r3c${col}`), /black/, `r3c${col}`);
  assert.match(await label(visit, 'r3c4'), /circled/, 'what was there stays');
  assert.equal(await moves(visit), 2);
  await page.keyboard.press('Control+z');
  for (const col of [1, 2, 8]) assert.doesNotMatch(await label(visit, `r3c${col}`), /black/);
  assert.match(await label(visit, 'r3c4'), /circled/);
});

test(
  'hand: a finger that scrolls or pinches plays nothing; a tap does',
  async (visit) => {
    const { page } = visit;
    await large(visit, 'singles', 8);
    const hand = await fingers(visit);
    const [x, y] = await middle(visit, 'r6c4');
    await hand.swipe([x, y], [x, y - 150]);
    await page.waitForTimeout(300);
    assert.equal(await moves(visit), 0, 'scrolling');
    assert.ok((await page.evaluate(() => scrollY)) > 50, 'and the page has scrolled');
    await page.evaluate(() => scrollTo(0, 0));
    const width = async () => (await page.locator('svg.board').boundingBox()).width;
    const before = await width();
    await hand.pinch(await middle(visit, 'r4c4'), 80, 200);
    assert.equal(await moves(visit), 0, 'pinching');
    assert.ok((await width()) > before * 1.5, 'and the board has grown');
    await page.getByRole('button', { name: 'Show all of it' }).click();
    await hand.tap(await middle(visit, 'r2c2'));
    assert.match(await label(visit, 'r2c2'), /black/);
    assert.equal(await moves(visit), 1);
  },
  PHONE,
);

test(
  'hand: a finger that rests first paints, as one deed',
  async (visit) => {
    await large(visit, 'unruly', 8, 4);
    const hand = await fingers(visit);
    const free = [];
    for (let col = 1; col <= 8; col++) if (/empty/.test(await label(visit, `r2c${col}`))) free.push(`r2c${col}`);
    assert.ok(free.length > 2);
    await hand.draw(await middle(visit, free[0]), await middle(visit, free.at(-1)));
    for (const at of free) assert.match(await label(visit, at), /black/, at);
    assert.equal(await moves(visit), 1);
  },
  PHONE,
);

test(
  'hand: a peg follows the finger, and where it may land is marked',
  async (visit) => {
    const { page } = visit;
    await visit.open('#/play/pegs:english');
    await visit.board();
    const hand = await fingers(visit);
    const [from, to] = [await middle(visit, 'r2c4'), await middle(visit, 'r4c4')];
    const seen = page.locator('[data-carried]').waitFor();
    const marked = page.locator('[role=gridcell]:has(.legal)[aria-label^="r4c4 "]').waitFor();
    await hand.swipe(from, to);
    await Promise.all([seen, marked]);
    assert.equal(await visit.count('count-pegs'), 31);
    // Where no jump leads, the page scrolls.
    await hand.swipe(await middle(visit, 'r7c4'), [from[0], from[1] - 100]);
    assert.equal(await visit.count('count-pegs'), 31);
  },
  PHONE,
);

test(
  'hand: a swipe that a busy page hears of late plays nothing',
  async (visit) => {
    const { page } = visit;
    for (const game of ['singles', 'pairs']) {
      await large(visit, game, 6);
      const hand = await fingers(visit);
      const [x, y] = await middle(visit, 'r5c3');
      await hand.rush([x, y], [x, y - 200]);
      await page.waitForTimeout(600);
      assert.equal(await moves(visit), 0, `${game}: a swipe is no move`);
      assert.equal(await page.locator('[data-refusal]').count(), 0, `${game}: nor is one refused`);
    }
  },
  PHONE,
);

test(
  'hand: a finger that goes beyond every partner scrolls, in any colour',
  async (visit) => {
    const { page } = visit;
    // White pairs with all: from every cell a line could lead upwards.
    await visit.open('#/play/pairs:4x4:w1w2w3w4w5w6w7w8w9w1w2w3w4w5w6w7');
    await visit.board();
    const hand = await fingers(visit);
    const [x, y] = await middle(visit, 'r4c2');
    await hand.swipe([x, y], [x, y - 260]);
    assert.equal(await moves(visit), 0, 'no pair');
    assert.equal(await page.locator('[data-refusal]').count(), 0, 'nothing is refused');
    assert.ok((await page.evaluate(() => scrollY)) > 100, 'the page has scrolled');
    await page.evaluate(() => scrollTo(0, 0));
    await hand.swipe(await middle(visit, 'r4c2'), await middle(visit, 'r3c2'));
    assert.match(await label(visit, 'r4c2'), /paired with r3c2/);
  },
  PHONE,
);

test('hand: pairs follow the pointer', async (visit) => {
  const { page } = visit;
  await visit.open('#/play/pairs:2x2:w5w8w4w11');
  await visit.board();
  await page.mouse.move(...(await middle(visit, 'r1c1')));
  await page.mouse.down();
  await page.mouse.move(...(await middle(visit, 'r2c1')), { steps: 5 });
  assert.equal(await page.locator('line[data-carried]').count(), 1);
  assert.equal(await page.locator('[role=gridcell]:has(.legal)').count(), 2, 'both neighbours');
  await page.mouse.up();
  assert.match(await label(visit, 'r1c1'), /paired with r2c1/);
  assert.equal(await page.locator('[data-carried]').count(), 0);
});

test('hand: refusals are answered', async (visit) => {
  const { page } = visit;
  const refusal = page.locator('[data-refusal]');
  await visit.open('#/play/pegs:english');
  await visit.board();
  await visit.cell('r1c3').click();
  await refusal.waitFor();
  assert.match(await refusal.innerText(), /r1c3/);
  await visit.cell('r2c4').dragTo(visit.cell('r3c3'));
  await refusal.waitFor();
  assert.equal(await visit.count('count-pegs'), 32);
  await visit.cell('r2c4').dragTo(visit.cell('r4c4'));
  assert.equal(await refusal.count(), 0, 'a good move ends it');
  await visit.open('#/play/pairs:2x2:r5g8g4r11');
  await visit.board();
  await visit.cell('r1c1').dragTo(visit.cell('r1c2'));
  await refusal.waitFor();
  await visit.shot('pairs-refused');
});

test('hand: nothing below the board moves when a rule is broken', async (visit) => {
  await visit.open('#/play/towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1');
  await visit.board();
  const { page } = visit;
  const top = async () => (await page.locator('[data-pad="1"]').boundingBox()).y;
  const before = await top();
  for (const at of ['r1c1', 'r1c2']) {
    await visit.cell(at).click();
    await page.keyboard.press('3');
  }
  await page.locator('[data-broken]').waitFor();
  assert.equal(await top(), before);
});

test(
  'hand: on a phone nothing below the board moves when what it is about gives way',
  async (visit) => {
    const { page } = visit;
    await visit.open('#/play/pairs:2x3:g5g1w3r4r9b2');
    await visit.board();
    await page.locator('.goal').waitFor();
    const top = async () => (await page.locator('.pad button').first().boundingBox()).y;
    const before = await top();
    const hand = await fingers(visit);
    await hand.draw(await middle(visit, 'r1c1'), await middle(visit, 'r2c1'));
    await page.locator('[data-refusal]').waitFor();
    assert.equal(await top(), before, 'a refusal');
    await hand.draw(await middle(visit, 'r1c1'), await middle(visit, 'r1c2'));
    await page.locator('.goal').waitFor({ state: 'detached' });
    assert.equal(await top(), before, 'a move');
  },
  PHONE,
);

test('hand: several cells are typed into as one deed', async (visit) => {
  const { page } = visit;
  await visit.open('#/play/towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1');
  await visit.board();
  await page.mouse.move(...(await middle(visit, 'r1c1')));
  await page.mouse.down();
  await page.mouse.move(...(await middle(visit, 'r1c3')), { steps: 3 });
  await page.mouse.up();
  await page.keyboard.press('Shift+Digit3');
  for (const at of ['r1c1', 'r1c2', 'r1c3']) assert.match(await label(visit, at), /marks 3/, at);
  assert.doesNotMatch(await label(visit, 'r1c4'), /marks/);
  assert.equal(await moves(visit), 1);
});

test(
  'hand: a board too small for fingers comes closer first',
  async (visit) => {
    const { page } = visit;
    for (const [game, size] of [
      ['unruly', 40],
      ['singles', 30],
      ['pairs', 30],
    ]) {
      await large(visit, game, size);
      const hand = await fingers(visit);
      const side = async () => (await visit.cell('r9c9').boundingBox()).width;
      assert.ok((await side()) < 20);
      await hand.tap(await middle(visit, 'r9c9'));
      assert.equal(await moves(visit), 0, `${game}: looked at, not played`);
      assert.ok((await side()) >= 30, `${game}: ${await side()}`);
      await page.waitForTimeout(100);
      if (game === 'pairs') {
        await hand.draw(await middle(visit, 'r9c9'), await middle(visit, 'r9c10'));
        await page.waitForTimeout(100);
        const asked = (await label(visit, 'r9c9')).includes('paired') || (await page.locator('[data-refusal]').count());
        assert.ok(asked, 'paired or refused');
      } else {
        const cells = page.locator('[role=gridcell]');
        const at = game === 'unruly' ? await firstEmpty(visit) : 'r9c9';
        await hand.tap(await middle(visit, at));
        assert.match(await label(visit, at), /black/, `${game} ${at}`);
        assert.equal(await cells.count(), size * size);
      }
      await visit.shot(`phone-${game}-${size}`);
    }
  },
  { ...PHONE, viewport: { width: 390, height: 844 } },
);

/** An empty cell near the one looked at. */
async function firstEmpty(visit) {
  for (const at of ['r9c9', 'r9c10', 'r10c9', 'r10c10', 'r8c9', 'r9c8']) {
    if (/empty/.test(await label(visit, at))) return at;
  }
  return assert.fail('no empty cell');
}
