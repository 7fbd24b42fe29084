// What Lighthouse looks at, asserted: contrast of every colour that text stands on, sizes of what is pressed, nothing that
// jumps while a page comes, and what a shared link shows.

import assert from 'node:assert/strict';
import { test } from './harness.mjs';

const PAGES = {
  home: '',
  new: '#/new/towers',
  daily: '#/daily',
  stats: '#/stats',
  learn: '#/learn',
  first: '#/learn/unruly/first',
  lesson: '#/learn/towers/facing_clues',
  edit: '#/edit/towers',
  open: '#/open',
  book: '#/book',
  lab: '#/lab',
  towers: '#/play/towers:5:3//1//4/3/////////5/2//4//',
  singles: '#/play/singles:4x4:1342422441211431',
  unruly: '#/play/unruly:6x6:AAcBaBaGABAiBac',
  pegs: '#/play/pegs:english',
  pairs: '#/play/pairs:3x4:b4b5g9b3r3g8ww9b4w4b9w6',
};
/** The most that may move while a page comes: nothing that an eye follows. A word that is a few pixels wider than the one
 * it replaces counts for some ten-thousandths. */
const SHIFT = 0.001;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WIDE = { viewport: { width: 1920, height: 1080 } };

/** The least side of what is pressed, by WCAG 2.2; what is pressed all the time on a phone has what platforms ask for. */
const LEAST = 24;
const THUMB = 44;

/** What can be pressed and is too small; a link inside a sentence may be as high as its line. */
const small = (page, least, selector) =>
  page.evaluate(
    ([least, selector]) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility() && !one.matches('.hidden, .skip, p a, input.hidden'))
        .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
        .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(({ one, box }) => `${one.outerHTML.slice(0, 90)} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`),
    [least, selector],
  );

for (const [label, options] of Object.entries({ 'a laptop': {}, 'a phone': PHONE, 'a wide screen': WIDE })) {
  test(
    `looks: nothing jumps, and all that is pressed is large enough, on ${label}`,
    async (visit) => {
      const { page } = visit;
      await page.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries()) {
            const who = sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? String(node?.nodeName));
            if (!hadRecentInput) window.shifts.push({ value, who });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto('about:blank');
        await visit.open(path);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        // Two frames more: what arrives late jumps late.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const shifts = await page.evaluate(() => window.shifts);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        assert.ok(total <= SHIFT, `${name}: layout shift ${total} ${JSON.stringify(shifts)}`);
        assert.deepEqual(await small(page, LEAST, 'a, button, select, summary, input'), [], `${name}: too small`);
        if (options === PHONE)
          assert.deepEqual(
            await small(page, THUMB, '.play .tools button, .play .pad button'),
            [],
            `${name}: too small for a thumb`,
          );
        assert.equal(await page.locator('h1').count(), 1, `${name}: one heading`);
      }
    },
    options,
  );
}

/** Letters and what they stand on. */
const PAIRS = [
  ...['page', 'card', 'accent-soft'].map((ground) => ['ink', ground]),
  ...['page', 'card'].map((ground) => ['soft', ground]),
  ...['page', 'card'].map((ground) => ['accent', ground]),
  ['accent-ink', 'accent'],
  ['good', 'good-soft'],
  ['bad', 'bad-soft'],
  ...['cell', 'given', 'reason', 'target', 'roof', 'roof-high'].map((ground) => ['ink', ground]),
  ...['cell', 'reason', 'target', 'roof', 'roof-high'].map((ground) => ['written', ground]),
  ['black-ink', 'black'],
  ...['white', 'red', 'blue', 'green'].map((tint) => ['ink', `tint-${tint}`]),
];
const CONTRAST = 4.5;

test('looks: every text can be read on its ground, in every theme', async (visit) => {
  const { page } = visit;
  await visit.open();
  for (const theme of ['light', 'dark', 'contrast']) {
    const poor = await page.evaluate(
      ([theme, pairs, least]) => {
        document.documentElement.dataset.theme = theme;
        const probe = document.body.appendChild(document.createElement('i'));
        const light = (name) => {
          probe.style.color = `var(--${name})`;
          const parts = /\(([^)]*)\)/.exec(getComputedStyle(probe).color)[1].split(/[ ,]+/).slice(0, 3).map(Number);
          const [r, g, b] = parts.map((part) => {
            const c = part / 255;
            return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const ratio = ([one, other]) => {
          const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
          return (a + 0.05) / (b + 0.05);
        };
        return pairs
          .map((pair) => [pair.join(' on '), ratio(pair)])
          .filter(([, found]) => !(found >= least))
          .map(([name, found]) => `${name}: ${found.toFixed(2)}`);
      },
      [theme, PAIRS, CONTRAST],
    );
    assert.deepEqual(poor, [], theme);
  }
});

test('looks: a shared link has a title, a picture and a colour', async (visit) => {
  const { page } = visit;
  await visit.open();
  const meta = (name) => page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute('content');
  for (const name of ['description', 'viewport', 'theme-color', 'og:title', 'og:description', 'og:image'])
    assert.ok(await meta(name), name);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
    assert.ok(await page.locator(`link[rel="${rel}"]`).count(), rel);
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  assert.equal(await page.locator('img:not([width][height])').count(), 0, 'pictures have their sizes');
});

test(
  'looks: on a phone a win is seen without scrolling',
  async (visit) => {
    const { page } = visit;
    await visit.open('#/play/towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1');
    await visit.board();
    for (const [i, height] of [...'1342423124133124'].entries()) {
      await visit.cell(`r${Math.floor(i / 4) + 1}c${(i % 4) + 1}`).click();
      await page.keyboard.press(height);
    }
    await visit.won();
    const box = await page.locator('[data-won] .big').boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= page.viewportSize().height, JSON.stringify(box));
  },
  { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
);

test('looks: rare things are under a menu', async (visit) => {
  const { page } = visit;
  await visit.open(PAGES.singles);
  await visit.board();
  const rare = page.getByRole('button', { name: 'Savepoints' });
  assert.equal(await rare.isVisible(), false);
  await visit.more();
  await rare.waitFor();
  assert.equal(await page.locator('.tools .primary').count(), 1, 'one primary action');
});
