// Every game from a new puzzle to won, by clicks and by the keyboard alone.

import assert from 'node:assert/strict';
import { test } from './harness.mjs';

const name = (cell, cols) => `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1}`;
const colsOf = (id) => {
  const [, first, second] = /:(\d+)(?:x(\d+))?/.exec(id);
  // Tatham's IDs say columns first, the course's grids rows first; Towers are square.
  return Number(id.startsWith('pairs') ? second : first);
};

/** How each game is played: the deeds that lead to the solution, by mouse and by keys. */
const GAMES = {
  towers: {
    size: '4',
    deeds: ({ solution }, cols) => [...solution].map((height, cell) => ({ at: name(cell, cols), height })),
    click: async (visit, { at, height }) => {
      await visit.cell(at).click();
      await visit.page.locator(`[data-pad="${height}"]`).click();
    },
    key: async (visit, { at, height }) => {
      await visit.moveTo(at);
      await visit.page.keyboard.press(height);
    },
    skip: async (visit, { at }) => (await visit.cell(at).getAttribute('aria-label')).includes('given'),
  },
  singles: {
    size: '5',
    deeds: ({ solution }, cols) =>
      [...solution].flatMap((digit, cell) => (digit === '1' ? [{ at: name(cell, cols) }] : [])),
    click: (visit, { at }) => visit.cell(at).click(),
    key: async (visit, { at }) => {
      await visit.moveTo(at);
      await visit.page.keyboard.press('1');
    },
  },
  unruly: {
    size: '6',
    deeds: ({ solution }, cols) => [...solution].map((digit, cell) => ({ at: name(cell, cols), black: digit === '1' })),
    click: async (visit, { at, black }) => {
      await visit.cell(at).click({ button: black ? 'left' : 'right' });
    },
    key: async (visit, { at, black }) => {
      await visit.moveTo(at);
      await visit.page.keyboard.press(black ? '1' : '2');
    },
    skip: async (visit, { at }) => (await visit.cell(at).getAttribute('aria-label')).includes('given'),
  },
  pegs: {
    deeds: ({ solution }) =>
      solution.split(';').flatMap((chain) => {
        const stops = chain.split('-');
        return stops.slice(1).map((to, i) => ({ from: stops[i], to }));
      }),
    click: async (visit, { from, to }) => {
      await visit.cell(from).click();
      await visit.cell(to).click();
    },
    key: async (visit, { from, to }) => {
      for (const at of [from, to]) {
        await visit.moveTo(at);
        await visit.page.keyboard.press('Enter');
      }
    },
  },
  pairs: {
    size: '4',
    deeds: ({ solution }) =>
      solution.split(';').filter(Boolean).map((pair) => ({ from: pair.split('+')[0], to: pair.split('+')[1] })),
    click: async (visit, { from, to }) => {
      await visit.cell(from).click();
      await visit.cell(to).click();
    },
    key: async (visit, { from, to }) => {
      for (const at of [from, to]) {
        await visit.moveTo(at);
        await visit.page.keyboard.press('Enter');
      }
    },
  },
};

for (const [game, how] of Object.entries(GAMES)) {
  test(`${game}: new puzzle to won by clicks`, async (visit) => {
    await visit.open();
    await visit.page.locator(`a[href="#/new/${game}${game === 'pegs' ? '?now=1' : ''}"]`).click();
    if (how.size) {
      await visit.page.getByLabel('Size').fill(how.size);
      await visit.page.getByLabel('Seed').fill('7');
      await visit.page.locator('form button.primary').click();
    }
    const id = await visit.board();
    const report = await visit.solution(id);
    await visit.shot(`${game}-start`);
    for (const deed of how.deeds(report, how.size ? colsOf(id) : 0)) {
      if (!(await how.skip?.(visit, deed))) await how.click(visit, deed);
    }
    await visit.won();
    await visit.shot(`${game}-won`);
    await visit.scan(game);
  });

  test(`${game}: won by the keyboard alone`, async (visit) => {
    await visit.open();
    await visit.page.waitForTimeout(300);
    await visit.tabTo(`a[href="#/new/${game}?now=1"]`);
    await visit.page.keyboard.press('Enter');
    const id = await visit.board();
    const report = await visit.solution(id);
    await visit.tabTo('[role=grid]');
    const deeds = how.deeds(report, how.size ? colsOf(id) : 0);
    for (const deed of deeds) if (!(await how.skip?.(visit, deed))) await how.key(visit, deed);
    await visit.won();
  });

  test(`${game}: a hint in three stages`, async (visit) => {
    const made = game === 'pegs' ? null : await visit.job({ kind: 'generate', game, size: [6, 6], seed: 3 });
    await visit.open(`#/play/${made?.puzzle.id ?? 'pegs:english'}`);
    await visit.board();
    const before = await visit.page.locator('svg.board').innerHTML();
    await visit.page.getByRole('button', { name: 'Hint' }).click();
    await visit.page.waitForSelector('[data-hint=where]');
    await visit.page.locator('[data-hint] button.primary').click();
    await visit.page.waitForSelector('[data-hint=why]');
    assert.ok((await visit.page.locator('[data-hint] [data-reason]').innerText()).length > 10);
    await visit.shot(`${game}-hint`);
    await visit.page.locator('[data-hint] button.primary').click();
    await visit.page.waitForSelector('[data-hint]', { state: 'detached' });
    assert.notEqual(await visit.page.locator('svg.board').innerHTML(), before, 'the step is played');
  });
}

test('towers: marks, clear, clue, undo, redo, savepoint', async (visit) => {
  await visit.open('#/play/towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1');
  await visit.board();
  const { page } = visit;
  await visit.cell('r1c1').click();
  await page.getByRole('button', { name: 'Fill in all marks' }).click();
  assert.match(await visit.cell('r1c1').getAttribute('aria-label'), /marks 1 2 3 4/);
  await visit.cell('r1c1').click();
  await page.keyboard.press('1');
  assert.match(await visit.cell('r1c2').getAttribute('aria-label'), /marks 2 3 4/, 'marks clear themselves');
  await page.keyboard.press('Control+z');
  assert.match(await visit.cell('r1c2').getAttribute('aria-label'), /marks 1 2 3 4/, 'undone');
  await page.keyboard.press('Control+y');
  assert.match(await visit.cell('r1c1').getAttribute('aria-label'), /r1c1 1/, 'redone');
  await page.getByRole('button', { name: 'Savepoints' }).click();
  await page.getByRole('button', { name: 'Save here' }).click();
  await page.getByRole('button', { name: 'Restart' }).click();
  assert.match(await visit.cell('r1c1').getAttribute('aria-label'), /empty/);
  await page.getByRole('button', { name: /Go back/ }).click();
  assert.match(await visit.cell('r1c1').getAttribute('aria-label'), /r1c1 1/);
  await visit.cell('r1c2').click();
  await page.keyboard.press('1');
  await page.waitForSelector('.status .error');
  await visit.shot('towers-error');
  await page.getByRole('button', { name: 'Last correct' }).click();
  await page.waitForSelector('.status .error', { state: 'detached' });
  await page.locator('[data-clue=top3]').click();
  await page.waitForSelector('.clue.lit');
});

test('pegs: a jump by dragging, and the warning', async (visit) => {
  await visit.open('#/play/pegs:english');
  await visit.board();
  const { page } = visit;
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Pegs: warn when one peg can no longer be reached').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await visit.cell('r2c4').dragTo(visit.cell('r4c4'));
  assert.equal(await visit.count('count.pegs'), 31);
  assert.match(await visit.cell('r4c4').getAttribute('aria-label'), /peg/);
});

test('pairs: against the machine to the end', async (visit) => {
  const made = await visit.job({ kind: 'generate', game: 'pairs', size: [4, 4], seed: 5 });
  await visit.open(`#/play/${made.puzzle.id}`);
  await visit.board();
  const { page } = visit;
  await page.getByLabel('Pace').selectOption({ label: 'fast' });
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let turn = 0; turn < 20; turn++) {
    await page.waitForFunction(() => document.querySelector('[data-duel-over]') || !document.body.innerText.includes('thinks…'));
    if (await page.locator('[data-duel-over]').count()) break;
    // A person takes any pair: pick up cells until one can be joined.
    const before = await page.locator('.link').count();
    for (const cell of await page.locator('[role=gridcell]:not([aria-label*="paired"])').all()) {
      await cell.click();
      const spot = page.locator('[role=gridcell]:has(.legal)').first();
      if (await spot.count()) {
        await spot.click();
        break;
      }
    }
    assert.ok((await page.locator('.link').count()) > before, 'a pair is taken');
  }
  await page.waitForSelector('[data-duel-over]');
  await visit.shot('pairs-duel');
});

test('pairs: machine against machine', async (visit) => {
  const made = await visit.job({ kind: 'generate', game: 'pairs', size: [4, 4], seed: 6 });
  await visit.open(`#/play/${made.puzzle.id}`);
  await visit.board();
  await visit.page.getByLabel('Player 1').selectOption('greedy');
  await visit.page.getByLabel('Player 2').selectOption('expert');
  await visit.page.getByLabel('Pace').selectOption({ label: 'fast' });
  await visit.page.getByRole('button', { name: 'Begin' }).click();
  await visit.page.waitForSelector('[data-duel-over]');
});
