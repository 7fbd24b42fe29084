// Reasons to come back: the puzzles of a day, levels, results and statistics.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from './harness.mjs';
import { program } from './service.mjs';

const SINGLES = 'singles:4x4:1342422441211431';
/** Sunday, the day of the hardest. */
const SUNDAY = '2026-11-15';
const NOON = new Date(`${SUNDAY}T12:00:00`);

/** Blackens the cells of a solution. */
async function solve(visit, id) {
  const { solution } = await visit.solution(id);
  const [cols] = /(\d+)x/.exec(id).slice(1).map(Number);
  for (const [i, cell] of [...solution].entries())
    if (cell === '1') await visit.cell(`r${Math.floor(i / cols) + 1}c${(i % cols) + 1}`).click();
  await visit.won();
}

const results = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('quadrille.results') ?? '[]'));

test('the puzzles of a day come from its date, as on the command line', async (visit) => {
  const { page } = visit;
  await page.clock.setFixedTime(NOON);
  await visit.open('#/daily');
  const board = page.locator('[data-daily=towers][aria-busy=false]');
  await board.waitFor();
  for (const game of ['singles', 'unruly', 'pegs', 'pairs'])
    await page.locator(`[data-daily=${game}][aria-busy=false]`).waitFor();
  await visit.shot('daily');
  await visit.scan('daily');
  const link = decodeURIComponent(await board.getAttribute('href'));
  const words = 'generate towers --size 7 --difficulty unreasonable --seed 202611150'.split(' ');
  const made = execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  assert.equal(link, `#/play/${made}`);
  // Another day has another puzzle, days to come have none.
  await page.getByRole('button', { name: 'Saturday 14 November' }).click();
  await page.getByRole('heading', { name: 'Saturday 14 November' }).waitFor();
  await board.waitFor();
  assert.notEqual(decodeURIComponent(await board.getAttribute('href')), link);
  assert.ok(await page.getByRole('button', { name: 'Monday 16 November' }).isDisabled());
});

test('a puzzle of the day that is solved counts, and its result can be shared', async (visit) => {
  const { page, context } = visit;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: NOON });
  await visit.open();
  const board = page.locator('[data-daily=singles][aria-busy=false]');
  await board.waitFor();
  await board.click();
  const id = await visit.board();
  await solve(visit, id);
  await page.locator('[data-won=player]').waitFor();
  await page.waitForFunction(() => localStorage.getItem('quadrille.results'));
  const [result] = await results(page);
  assert.equal(result.id, id);
  assert.equal(result.day, SUNDAY);
  assert.equal(result.hints, 0);
  assert.ok(result.level, 'its level is known');
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.getByText('Copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^Quadrille 2026-11-15: Singles 10×10, \w+ – \d+:\d\d, no hints\nhttp/);
  await visit.open();
  await page.locator('[data-daily=singles].solved').waitFor();
  await page.getByText('1 day', { exact: true }).waitFor();
  await visit.open('#/daily');
  await page.locator('[data-streak="1"]').waitFor();
});

test('a win tells level, time, hints, best and what is harder', async (visit) => {
  const { page } = visit;
  await visit.open(`#/play/${SINGLES}`);
  await visit.board();
  const level = await page.locator('[data-level]').getAttribute('data-level');
  await page.keyboard.press('h');
  await page.locator('[data-hint]').waitFor();
  await page.keyboard.press('Escape');
  await solve(visit, SINGLES);
  assert.equal(await page.locator('[data-hints]').innerText(), '1');
  assert.equal(await page.locator('[data-best]').innerText(), 'a new best');
  assert.ok(Number(await page.locator('dd[data-rating]').innerText()) > 0);
  await visit.shot('won');
  await visit.scan('won');
  const harder = page.locator('[data-harder]');
  assert.match(await harder.getAttribute('href'), /^#\/new\/singles\?now=1&level=\w+$/);
  await harder.click();
  await page.waitForFunction(() => location.hash.startsWith('#/play/') && !location.hash.includes('1342422441211431'));
  await page.locator('[data-level]').waitFor();
  assert.notEqual(await page.locator('[data-level]').getAttribute('data-level'), level);
});

test('a link says how hard its puzzle is, and the page finds out for itself', async (visit) => {
  const { page } = visit;
  await visit.open(`#/play/${SINGLES}`);
  await visit.board();
  const shown = page.locator('h1 [data-level]');
  const level = await shown.getAttribute('data-level');
  const rating = await shown.locator('[data-rated]').getAttribute('data-rated');
  assert.match(await page.title(), new RegExp(`^Singles · 4×4 · ${level} · Quadrille$`));
  await visit.more();
  await page.getByRole('button', { name: 'Share and export' }).click();
  const link = new URL(await page.locator('[data-share]').inputValue());
  assert.ok(link.hash.endsWith(`?level=${level}&rating=${rating}`), link.hash);
  await page.locator('section[aria-label="Share and export"] [data-rated]').waitFor();
  // What a link claims wrongly is shown until it is known better; what is no level at all, never.
  const other = level === 'hard' ? 'easy' : 'hard';
  for (const told of [`level=${other}&rating=7`, 'level=nonsense&rating=1']) {
    await page.goto('about:blank');
    await visit.open(`#/play/${SINGLES}?${told}`);
    await page.locator(`h1 [data-level=${level}] [data-rated="${rating}"]`).waitFor();
  }
  // The list of games to continue tells it too.
  await visit.cell('r1c1').click();
  await visit.open();
  await page.locator('.kept li', { hasText: `4×4 · ${level} · ${rating}` }).waitFor();
});

test('statistics by game and level, with graphs', async (visit) => {
  const { page } = visit;
  await visit.open('#/stats');
  await page.getByText('Nothing is solved yet').waitFor();
  await visit.scan('statistics of nobody');
  await page.evaluate(() => {
    const result = (i, game, level, seconds) => ({
      ...{ id: `${game}:${i}`, game, size: '5×5', level, seconds, hints: i % 2, when: Date.now() - i * 86_400_000 },
    });
    const all = [1, 2, 3, 4, 5].map((i) => result(i, 'towers', 'hard', 60 * i));
    all.push(result(6, 'unruly', '', 30), { rubbish: true });
    localStorage.setItem('quadrille.results', JSON.stringify(all));
  });
  await page.reload();
  assert.equal(await page.locator('[data-solved]').innerText(), '6');
  const hard = page.locator('[data-ladder=towers-hard]');
  assert.match(await hard.innerText(), /Towers\s+hard\s+5\s+1:00\s+3:00/);
  assert.equal(await hard.locator('path').count(), 1);
  await page.locator('main select').selectOption('unruly');
  assert.equal(await hard.count(), 0);
  await page.locator('main select').selectOption('');
  await visit.shot('statistics');
  await visit.scan('statistics');
});

test(
  'the new pages fit a phone in the dark, in French',
  async (visit) => {
    const { page } = visit;
    for (const path of ['', '#/daily', '#/stats']) {
      await visit.open(path);
      await page.waitForLoadState('networkidle');
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${path} is ${over} pixels too wide`);
      await visit.scan(`${path} on a phone`);
      await visit.shot(`phone-dark-${path.replace(/\W+/g, '') || 'home'}`);
    }
  },
  { locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true },
);
