// What fits on the screens that people hold: help in sight, boards that are not covered by what is said of them.

import assert from 'node:assert/strict';
import { test } from './harness.mjs';

const FINGERS = { hasTouch: true, isMobile: true };
const TALL = { ...FINGERS, viewport: { width: 390, height: 844 } };
const SMALL = { ...FINGERS, viewport: { width: 360, height: 640 } };
const ON_ITS_SIDE = { ...FINGERS, viewport: { width: 740, height: 360 } };

const SEVEN = 'towers:7:/5//4/2//2/5//2//2//4/////4/////3/1///,g1a3g1v2h';
const NINE = `towers:9:${'/'.repeat(35)}`;
const HELP = '[role=toolbar] .primary';

/** Whether all of an element lies in the window. */
async function inSight(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  const { width, height } = page.viewportSize();
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

for (const locale of ['en-GB', 'fr-FR']) {
  test(
    `phone: a hint is in sight below the keys of the largest boards, in ${locale}`,
    async (visit) => {
      const { page } = visit;
      for (const id of [`towers:5:${'/'.repeat(19)}`, NINE]) {
        await visit.open(`#/play/${id}`);
        await visit.board();
        await page.locator(HELP).waitFor();
        assert.equal(await page.evaluate(() => scrollY), 0);
        assert.ok(await inSight(page, HELP), `${id}: ${JSON.stringify(await page.locator(HELP).boundingBox())}`);
      }
    },
    { ...TALL, locale },
  );
}

test(
  'phone: the name and the tools share a line on a small one',
  async (visit) => {
    const { page } = visit;
    await visit.open();
    for (const language of ['en', 'fr']) {
      await page.locator('header select').selectOption(language);
      const [name, tools] = await Promise.all(
        ['.brand', 'header .tools'].map((one) => page.locator(one).boundingBox()),
      );
      assert.ok(tools.y < name.y + name.height, `${language}: one line`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
    }
  },
  SMALL,
);

test(
  'phone: a long reason leaves the cells it speaks of in sight, and can be read to its end',
  async (visit) => {
    const { page } = visit;
    // The first step whose reason is long, after all before it.
    const { steps } = await visit.job({ kind: 'explain', puzzle: { text: SEVEN }, limit: 30 });
    const long = steps.findIndex(({ text }) => text.length > 450);
    assert.ok(long > 0, 'a long reason');
    const done = steps.slice(0, long).flatMap(({ effects }) => effects);
    await visit.open(`#/play/${SEVEN}?p=${encodeURIComponent(done.join(' '))}`);
    await visit.board();
    await page.locator(HELP).tap();
    for (const stage of ['line', 'cell']) await page.locator(`[data-hint=${stage}] .primary`).tap();
    const reason = page.locator('[data-hint=why] [data-reason]');
    await reason.waitFor();
    assert.ok((await reason.innerText()).length > 450);
    const card = await page.locator('[data-hint]').boundingBox();
    assert.ok(card.height <= 0.55 * page.viewportSize().height + 1, `${card.height}`);
    const covered = await page
      .locator('.ground.target')
      .evaluateAll(
        (cells, top) =>
          cells.map((cell) => cell.getBoundingClientRect()).filter((box) => box.top < 0 || box.bottom > top),
        card.y + 1,
      );
    assert.deepEqual(covered, []);
    await reason.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    assert.ok(await reason.evaluate((one) => one.scrollTop > 0));
    assert.equal(await reason.getAttribute('tabindex'), '0', 'by the keyboard, too');
    assert.ok(await inSight(page, '[data-hint] .primary'));
    await visit.scan('a long reason');
    await visit.shot('phone-long-reason');
  },
  SMALL,
);

test(
  'phone: on its side it shows all of a board, the keys beside it, and a hint beside both',
  async (visit) => {
    const { page } = visit;
    for (const id of ['singles:4x4:1342422441211431', 'towers:5:3//1//4/3/////////5/2//4//']) {
      await visit.open(`#/play/${id}`);
      await visit.board();
      await page.locator(HELP).waitFor();
      assert.ok(await inSight(page, '.port'), `${id}: ${JSON.stringify(await page.locator('.port').boundingBox())}`);
      assert.ok(await inSight(page, '.pad'), 'the keys');
      const board = await page.locator('.port').boundingBox();
      assert.ok(board.height > 0.6 * page.viewportSize().height, `${board.height}`);
      await page.locator(HELP).tap();
      await page.waitForSelector('[data-hint]');
      const card = await page.locator('[data-hint]').boundingBox();
      assert.ok(card.x >= board.x + board.width, 'it covers nothing of the board');
      assert.ok(await inSight(page, '[data-hint] .primary'));
      assert.ok(await inSight(page, '.port'), 'nothing scrolled');
    }
    await visit.shot('phone-on-its-side');
  },
  ON_ITS_SIDE,
);

test(
  'phone: magnified fourfold, a board is as wide as the page and nothing sticks out',
  async (visit) => {
    const { page } = visit;
    await visit.open(`#/play/${NINE}`);
    await visit.board();
    assert.ok((await page.locator('.port').boundingBox()).width > 0.8 * page.viewportSize().width);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  },
  // A laptop of 1280 x 1024 at 400 %.
  { viewport: { width: 320, height: 256 } },
);

for (const [how, options] of Object.entries({ upright: TALL, 'on its side': ON_ITS_SIDE })) {
  test(
    `phone: the full screen has what a board is played and drawn with, ${how}`,
    async (visit) => {
      const { page } = visit;
      const full = async () => {
        await page.getByRole('button', { name: 'Full screen' }).tap();
        await page.waitForFunction(() => document.fullscreenElement);
        await page.waitForTimeout(300);
      };
      await visit.open('#/play/towers:5:3//1//4/3/////////5/2//4//');
      await visit.board();
      await full();
      await visit.cell('r1c3').tap();
      await page.locator('[data-pad="5"]').tap();
      assert.equal(
        await visit
          .cell('r1c3')
          .getAttribute('aria-label')
          .then((label) => /5/.test(label)),
        true,
      );
      await page.getByRole('button', { name: 'Undo' }).tap();
      await page.locator(HELP).tap();
      await page.waitForSelector('[data-hint]');
      assert.ok(await inSight(page, '[data-hint] .primary'));
      assert.ok(await inSight(page, '.port'), 'all of the board');
      assert.equal(await page.locator('details.rules').isVisible(), false);
      await visit.shot(`phone-full-${how.replaceAll(' ', '-')}`);
      await page.evaluate(() => document.exitFullscreen());
      await visit.open('#/edit/towers');
      await page.waitForSelector('[role=grid]');
      await full();
      await visit.cell('r1c1').tap();
      await page.locator('[data-pad="3"]').tap();
      await page.getByRole('button', { name: 'Undo' }).tap();
    },
    options,
  );
}
