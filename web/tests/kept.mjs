// Nothing is ever lost: links, restarts, other tabs, solvers, full stores.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Visit, test } from './harness.mjs';

const TOWERS = 'towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1';
const SINGLES = 'singles:4x4:1342422441211431';
const label = (visit, at) => visit.cell(at).getAttribute('aria-label');
const press = (visit, name) => visit.page.getByRole('button', { name, exact: true }).click();
const undo = (visit) => visit.page.keyboard.press('Control+z');

async function play(visit, path) {
  await visit.open(path);
  await visit.board();
}

async function blacken(visit, ...cells) {
  for (const at of cells) await visit.cell(at).click();
}

test('kept: a link with progress goes on after a reload', async (visit) => {
  await play(visit, `#/play/${SINGLES}?p=r1c1=black`);
  assert.match(await label(visit, 'r1c1'), /black/);
  await blacken(visit, 'r1c3', 'r3c1', 'r3c3');
  await visit.page.reload();
  await visit.board();
  for (const at of ['r1c1', 'r1c3', 'r3c1', 'r3c3']) assert.match(await label(visit, at), /black/, at);
});

test('kept: a link opens as a copy and leaves the own game alone', async (visit) => {
  const { page } = visit;
  await play(visit, `#/play/${SINGLES}`);
  await blacken(visit, 'r1c1', 'r1c3', 'r3c1');
  await page.goto('about:blank');
  await play(visit, `#/play/${SINGLES}?p=r4c4=black`);
  await page.getByText('opened as a copy').waitFor();
  assert.match(await label(visit, 'r4c4'), /black/);
  assert.doesNotMatch(await label(visit, 'r1c1'), /black/);
  // The same link again is the same copy.
  await page.goto('about:blank');
  await play(visit, `#/play/${SINGLES}?p=r4c4=black`);
  await page.goto('about:blank');
  await visit.open();
  assert.equal(await page.locator('.kept li').count(), 2);
  assert.equal(await page.locator('.kept li', { hasText: 'copy' }).count(), 1, 'which one is the copy is said');
  await play(visit, `#/play/${SINGLES}`);
  for (const at of ['r1c1', 'r1c3', 'r3c1']) assert.match(await label(visit, at), /black/, at);
  assert.doesNotMatch(await label(visit, 'r4c4'), /black/);
});

test('kept: a link with a move that is not possible says so', async (visit) => {
  await play(visit, `#/play/${SINGLES}?p=r1c1=black+r9c9=black`);
  await visit.page.getByText('r9c9=black').waitFor();
  assert.match(await label(visit, 'r1c1'), /black/);
});

test('kept: two tabs on one puzzle agree', async (visit) => {
  await play(visit, `#/play/${SINGLES}`);
  const other = new Visit(visit.service, visit.context, await visit.context.newPage(), visit.url);
  await play(other, `#/play/${SINGLES}`);
  await blacken(visit, 'r1c1');
  await other.page.waitForSelector('[aria-label^="r1c1 "][aria-label*="black"]');
  await blacken(other, 'r3c3');
  await visit.page.waitForSelector('[aria-label^="r3c3 "][aria-label*="black"]');
  await visit.page.reload();
  await visit.board();
  for (const at of ['r1c1', 'r3c3']) assert.match(await label(visit, at), /black/, at);
  assert.deepEqual(other.troubles, []);
});

test('kept: what another tab did unheard comes back by undoing', async (visit) => {
  const { page } = visit;
  await play(visit, `#/play/${SINGLES}`);
  await blacken(visit, 'r1c1');
  // Written behind the page's back, as by a tab whose news has not arrived.
  await page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem(name));
    kept.entries.push({ moves: ['r4c4=black'] });
    kept.at++;
    localStorage.setItem(name, JSON.stringify(kept));
  }, `quadrille.game.${SINGLES}`);
  await blacken(visit, 'r3c3');
  await undo(visit);
  assert.match(await label(visit, 'r4c4'), /black/);
  assert.doesNotMatch(await label(visit, 'r3c3'), /black/);
});

test('kept: Restart, savepoints and Begin can be undone', async (visit) => {
  const { page } = visit;
  await play(visit, `#/play/${SINGLES}`);
  await blacken(visit, 'r1c1');
  await visit.more();
  await press(visit, 'Savepoints');
  await press(visit, 'Save here');
  await blacken(visit, 'r3c3');
  await page.getByRole('button', { name: /Go back/ }).click();
  assert.doesNotMatch(await label(visit, 'r3c3'), /black/);
  await undo(visit);
  assert.match(await label(visit, 'r3c3'), /black/, 'after a savepoint');
  await page.getByRole('button', { name: 'Restart' }).click();
  assert.doesNotMatch(await label(visit, 'r1c1'), /black/);
  await blacken(visit, 'r4c4');
  await undo(visit);
  await undo(visit);
  for (const at of ['r1c1', 'r3c3']) assert.match(await label(visit, at), /black/, `${at} after Restart`);
  await play(visit, '#/play/pairs:2x2:w5w8w4w11');
  await visit.cell('r1c1').dragTo(visit.cell('r2c1'));
  await page.getByLabel('Player 2').selectOption('person');
  await press(visit, 'Begin');
  assert.equal(await page.locator('.link').count(), 0);
  await press(visit, 'Stop');
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await page.locator('.link').count(), 1, 'the own game is back');
  await page.locator('[data-count=count-score]').waitFor();
});

test('kept: a puzzle that was won can be played again, with hints and a clock', async (visit) => {
  const { page } = visit;
  const { solution } = await visit.solution(TOWERS);
  await play(visit, `#/play/${TOWERS}`);
  for (let i = 0; i < 16; i++) {
    await visit.cell(`r${Math.floor(i / 4) + 1}c${(i % 4) + 1}`).click();
    await page.keyboard.press(solution[i]);
  }
  await visit.won();
  await page.getByRole('button', { name: 'Restart' }).click();
  const clock = page.locator('.clock');
  const now = await clock.innerText();
  await page.waitForFunction((then) => document.querySelector('.clock').innerText !== then, now);
  assert.ok(await page.getByRole('button', { name: 'Hint' }).isEnabled());
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.waitForSelector('[data-hint]');
});

test("kept: a solver's answer is no win, and can be undone", async (visit) => {
  const { page } = visit;
  await play(visit, `#/play/${SINGLES}`);
  await blacken(visit, 'r1c1');
  await visit.more();
  await press(visit, 'Solve');
  await page.locator('form').getByRole('button', { name: 'Solve', exact: true }).click();
  await press(visit, 'Put on the board');
  await page.waitForSelector('[data-won=solver]');
  assert.equal(await page.locator('.celebrate').count(), 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.match(await label(visit, 'r1c1'), /black/);
  assert.equal(await page.locator('[data-won]').count(), 0);
});

test('kept: a seed is for one puzzle only', async (visit) => {
  const { page } = visit;
  await visit.open('#/new/unruly');
  await page.getByLabel('Seed').fill('42');
  await page.locator('form button.primary').click();
  const first = await visit.board();
  await visit.open();
  await page.locator('a[href="#/new/unruly?now=1"]').click();
  assert.notEqual(await visit.board(), first);
});

test('kept: what earlier versions kept is read, and nonsense is not', async (visit) => {
  const { page } = visit;
  await visit.open();
  await page.evaluate((id) => {
    localStorage.clear();
    const game = {
      moves: ['r1c1=black', 'r1c3=black,r3c1=black'],
      at: 2,
      points: [],
      seconds: 65,
      when: 1,
      won: false,
    };
    localStorage.setItem(`quadrille.game.${id}`, JSON.stringify(game));
    localStorage.setItem('quadrille.games', JSON.stringify([{ id, game: 'singles', won: false, when: 1 }]));
  }, SINGLES);
  await page.reload();
  await page.locator('.kept li a').click();
  await visit.board();
  for (const at of ['r1c1', 'r1c3', 'r3c1']) assert.match(await label(visit, at), /black/, at);
  assert.match(await page.locator('.clock').innerText(), /^1:0/);
  for (const nonsense of ['"x"', '{', '[]', '{"version":2,"entries":7}', '{"version":99}', '3']) {
    await page.evaluate(
      ([id, text]) => {
        for (const name of ['games', `game.${id}`, 'settings', 'met', 'duel'])
          localStorage.setItem(`quadrille.${name}`, text);
      },
      [SINGLES, nonsense],
    );
    await page.goto('about:blank');
    await visit.open();
    await page.getByText('Five grid games').waitFor();
    await play(visit, `#/play/${SINGLES}`);
  }
});

test('kept: a full store is said at once', async (visit) => {
  const { page } = visit;
  await play(visit, `#/play/${SINGLES}`);
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1)
      for (let i = 0; ; i++)
        try {
          localStorage.setItem(`fill${size}-${i}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });
  await blacken(visit, 'r1c1');
  await page.waitForSelector('[data-trouble=full]');
  assert.match(await label(visit, 'r1c1'), /black/, 'the game goes on');
  await visit.shot('storage-full');
  await page.evaluate(() =>
    Object.keys(localStorage).forEach((name) => name.startsWith('fill') && localStorage.removeItem(name)),
  );
  await blacken(visit, 'r3c3');
  await page.waitForSelector('[data-trouble]', { state: 'detached' });
});

test('kept: a forbidden store is said at once', async (visit) => {
  await visit.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await play(visit, `#/play/${SINGLES}?p=r1c1=black`);
  await visit.page.waitForSelector('[data-trouble=forbidden]');
  assert.match(await label(visit, 'r1c1'), /black/);
});

test('kept: all games go into one file and come back from it', async (visit) => {
  const { page } = visit;
  await play(visit, `#/play/${SINGLES}`);
  await blacken(visit, 'r1c1', 'r3c3');
  await play(visit, `#/play/${TOWERS}`);
  await visit.cell('r1c1').click();
  await page.keyboard.press('2');
  await visit.open();
  await press(visit, 'All games (2)');
  const saved = page.waitForEvent('download');
  await press(visit, 'Save all games as a file');
  const file = join(tmpdir(), `quadrille-games-${process.pid}.json`);
  await (await saved).saveAs(file);
  assert.equal(Object.keys(JSON.parse(readFileSync(file, 'utf8')).games).length, 2);
  await page.locator('.kept input[type=file]').setInputFiles(file);
  await page.getByText('2 were here already').waitFor();
  // In a browser that has nothing yet, the page of statistics reads it.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  assert.equal(await page.locator('.kept').count(), 0);
  await visit.open('#/stats');
  await page.locator('main input[type=file]').setInputFiles(file);
  await page.getByText('2 games were added').waitFor();
  await visit.open();
  await press(visit, 'All games (2)');
  writeFileSync(file, 'nonsense');
  await page.locator('.kept input[type=file]').setInputFiles(file);
  await page.getByText('This is no file of games.').waitFor();
  await visit.scan('kept games');
  // A game that is removed can be had back.
  await page.getByRole('button', { name: /^Remove Singles/ }).click();
  assert.equal(await page.locator('.kept li').count(), 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await page.locator('.kept li').count(), 2);
  await play(visit, `#/play/${SINGLES}`);
  for (const at of ['r1c1', 'r3c3']) assert.match(await label(visit, at), /black/, at);
});
