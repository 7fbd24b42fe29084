// Every game from a new puzzle to won, by clicks and by the keyboard alone.

import assert from 'node:assert/strict';
import { served, test } from './harness.mjs';

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
      solution
        .split(';')
        .filter(Boolean)
        .map((pair) => ({ from: pair.split('+')[0], to: pair.split('+')[1] })),
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

  test(`${game}: a hint in four stages`, async (visit) => {
    const made = game === 'pegs' ? null : await visit.job({ kind: 'generate', game, size: [6, 6], seed: 3 });
    await visit.open(`#/play/${made?.puzzle.id ?? 'pegs:english'}`);
    await visit.board();
    const before = await visit.page.locator('svg.board').innerHTML();
    await visit.page.getByRole('button', { name: 'Hint' }).click();
    for (const stage of ['line', 'cell']) {
      await visit.page.waitForSelector(`[data-hint=${stage}]`);
      assert.equal(await visit.page.locator('svg.board .target').count(), stage === 'cell' ? 1 : 0);
      await visit.page.locator('[data-hint] button.primary').click();
    }
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
  await visit.more();
  await page.getByRole('button', { name: 'Savepoints' }).click();
  await page.getByRole('button', { name: 'Save here' }).click();
  await page.getByRole('button', { name: 'Restart' }).click();
  assert.match(await visit.cell('r1c1').getAttribute('aria-label'), /empty/);
  await page.getByRole('button', { name: /Go back/ }).click();
  assert.match(await visit.cell('r1c1').getAttribute('aria-label'), /r1c1 1/);
  await visit.cell('r1c2').click();
  await page.keyboard.press('1');
  await page.waitForSelector('[data-broken]');
  await visit.shot('towers-error');
  await page.getByRole('button', { name: 'Last correct' }).click();
  await page.waitForSelector('[data-broken]', { state: 'detached' });
  await page.locator('[data-clue=top4]').click();
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
  assert.equal(await visit.count('count-pegs'), 31);
  assert.match(await visit.cell('r4c4').getAttribute('aria-label'), /peg/);
  assert.equal(await page.locator('svg.board .peg').count(), 31);
  assert.equal(await page.locator('svg.board .over .peg').count(), 1, 'what jumps is drawn above the holes');
  // On the triangle these three jumps are one too many.
  const lost = page.getByText('One peg can no longer be reached from here.');
  await visit.open('#/play/pegs:triangle:5');
  for (const [from, to] of [
    ['r3c1', 'r1c1'],
    ['r5c3', 'r3c1'],
    ['r3c3', 'r5c3'],
  ]) {
    assert.equal(await lost.count(), 0);
    await visit.cell(from).click();
    await visit.cell(to).click();
  }
  await lost.waitFor();
  await page.getByRole('button', { name: 'Last correct' }).click();
  await page.getByText('Went back one move.').waitFor();
  await lost.waitFor({ state: 'detached' });
});

test('pairs: against the machine to the end', async (visit) => {
  const made = await visit.job({ kind: 'generate', game: 'pairs', size: [4, 4], seed: 5 });
  await visit.open(`#/play/${made.puzzle.id}`);
  await visit.board();
  const { page } = visit;
  await page.getByLabel('Pace').selectOption({ label: 'fast' });
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let turn = 0; turn < 20; turn++) {
    await page.waitForFunction(
      () => document.querySelector('[data-duel-over]') || !document.body.innerText.includes('thinks…'),
    );
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

test('pairs: two persons at one screen', async (visit) => {
  await visit.open('#/play/pairs:2x2:w5w8w4w11');
  await visit.board();
  const { page } = visit;
  await page.getByLabel('Player 2').selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  const turn = () => page.locator('.totals .turn th').innerText();
  assert.match(await turn(), /Player 1/);
  await visit.cell('r1c1').dragTo(visit.cell('r2c1'));
  assert.match(await turn(), /Player 2/);
  await visit.cell('r1c2').click();
  await visit.cell('r2c2').click();
  await page.getByText('The game is over. Player 1 wins.').waitFor();
  assert.deepEqual(await page.locator('[data-total]').allInnerTexts(), ['1', '3']);
  assert.equal(await page.locator('.link.last').count(), 1, 'the last move is marked');
});

served('pairs: machine against machine', async (visit) => {
  const made = await visit.job({ kind: 'generate', game: 'pairs', size: [4, 4], seed: 6 });
  await visit.open(`#/play/${made.puzzle.id}`);
  await visit.board();
  const asked = [];
  visit.page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/duel')) asked.push(request.postDataJSON().player);
  });
  await visit.page.getByLabel('Player 1').selectOption('greedy');
  await visit.page.getByLabel('Player 2').selectOption('expert:1');
  await visit.page.getByLabel('Pace').selectOption({ label: 'fast' });
  await visit.page.getByRole('button', { name: 'Begin' }).click();
  await visit.page.waitForSelector('[data-duel-over]');
  assert.deepEqual(asked.slice(0, 4), ['greedy', 'expert:1', 'greedy', 'expert:1'], 'the service plays, in turn');
  const totals = await Promise.all([1, 2].map((i) => visit.page.locator(`[data-total="${i}"]`).innerText()));
  assert.ok(
    totals.every((total) => /^\d+$/.test(total)),
    totals.join(),
  );
});

served('pairs: a refused move is told, and tried again', async (visit) => {
  const made = await visit.job({ kind: 'generate', game: 'pairs', size: [4, 4], seed: 6 });
  await visit.open(`#/play/${made.puzzle.id}`);
  await visit.board();
  const { page } = visit;
  visit.refusals = true;
  const refuse = (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"the machine is asleep"}' });
  await page.route('**/api/v1/duel', refuse);
  await page.getByLabel('Player 1').selectOption('expert:1');
  await page.getByLabel('Player 2').selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('the machine is asleep').waitFor();
  await visit.shot('pairs-duel-failed');
  // Nobody listens at all.
  await page.unroute('**/api/v1/duel', refuse);
  await page.route('**/api/v1/duel', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Is it still running?').waitFor();
  await page.unroute('**/api/v1/duel');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForSelector('[data-duel-failed]', { state: 'detached' });
  await page.waitForSelector('.link');
  // Now it is the person's turn, who asks an expert.
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.waitForSelector('[data-advice]');
  await visit.shot('pairs-duel-advice');
  // The game goes on after the page is loaded again.
  await page.reload();
  await visit.board();
  await page.waitForSelector('[data-total="1"]');
  assert.equal(await page.locator('.link').count(), 1);
});

test('several solutions: a position is right if any of them keeps it', async (visit) => {
  await visit.open('#/play/towers:4:///////////////');
  await visit.board();
  const { page } = visit;
  const one = (await visit.solution('towers:4:///////////////')).solution;
  const put = async (at, height) => {
    await visit.cell(at).click();
    await page.keyboard.press(String(height));
  };
  // A height that the solver's own solution does not have there.
  await put('r1c1', (Number(one[0]) % 4) + 1);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Everything is right so far.').waitFor();
  await page.getByRole('button', { name: 'Last correct' }).click();
  await page.getByText('Everything is right so far.').waitFor();
  assert.equal(await page.locator('.wrong').count(), 0, 'nothing is flagged');
  await page.getByRole('button', { name: 'Restart' }).click();
  // 1 2 3 in the first row, and a 4 below its last cell: no rule is broken, no height is left.
  for (const [at, height] of [
    ['r1c1', 1],
    ['r1c2', 2],
    ['r1c3', 3],
    ['r2c4', 4],
    ['r3c3', 1],
  ])
    await put(at, height);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Something is wrong').waitFor();
  await page.getByRole('button', { name: 'Last correct' }).click();
  await page.getByText('Went back 2 moves.').waitFor();
  assert.match(await visit.cell('r1c3').getAttribute('aria-label'), /r1c3 3/);
  assert.match(await visit.cell('r2c4').getAttribute('aria-label'), /empty/);
});

test('several best pairings: any of them is right', async (visit) => {
  // Four equal whites in a square can be paired in rows or in columns.
  await visit.open('#/play/pairs:2x2:w5w5w5w5');
  await visit.board();
  const { page } = visit;
  for (const pair of [
    ['r1c1', 'r1c2'],
    ['r1c1', 'r2c1'],
  ]) {
    for (const at of pair) await visit.cell(at).click();
    await page.getByRole('button', { name: 'Last correct' }).click();
    await page.getByText('Everything is right so far.').waitFor();
    await page.getByRole('button', { name: 'Restart' }).click();
  }
});
