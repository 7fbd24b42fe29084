// Everything around the boards: own puzzles, sharing, languages, themes, sizes, the Lab.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { served, test } from './harness.mjs';
import { program, startService } from './service.mjs';

const TOWERS = 'towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1';
const PAGES = {
  home: '',
  new: '#/new/towers',
  play: `#/play/${TOWERS}`,
  open: '#/open',
  edit: '#/edit/towers',
  lab: '#/lab',
};
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Nothing is wider than the screen, and no button narrower than its words. */
async function fits(visit, where) {
  // A phone's browser widens its window to what is in it, so innerWidth would always agree.
  const { width } = visit.page.viewportSize();
  const wide = await visit.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= width, `${where} is ${wide - width} px too wide`);
  const cut = await visit.page.evaluate(() =>
    [...document.querySelectorAll('button, .button')]
      .filter((b) => b.scrollWidth > b.clientWidth + 1)
      .map((b) => b.innerText),
  );
  assert.deepEqual(cut, [], `${where}: words do not fit their buttons`);
}

/** French signs that want a space before them do not begin a line: the spaces do not break. */
async function typeset(visit, where) {
  const text = await visit.page.locator('body').innerText();
  assert.deepEqual(text.match(/.{0,20} [;:!?].{0,5}/g), null, where);
}
/** A text of the page as the service writes it. */
const plain = (text) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

for (const [label, options] of Object.entries({ desktop: {}, phone: PHONE, dark: { colorScheme: 'dark' } })) {
  test(
    `every page, ${label}`,
    async (visit) => {
      for (const [page, path] of Object.entries(PAGES)) {
        await visit.page.goto('about:blank');
        await visit.open(path);
        await visit.page.waitForLoadState('networkidle');
        await fits(visit, page);
        await visit.shot(`${page}-${label}`);
        await visit.scan(`${page} ${label}`);
      }
    },
    options,
  );
}

test(
  'phone: every game answers a finger',
  async (visit) => {
    const { page } = visit;
    for (const game of ['towers', 'singles', 'unruly', 'pegs', 'pairs']) {
      const made = await visit.job({ kind: 'generate', game, size: [6, 6], seed: 9 });
      await page.goto('about:blank');
      await visit.open(`#/play/${game === 'pegs' ? 'pegs:triangle:5' : made.puzzle.id}`);
      await visit.board();
      const before = await page.locator('svg.board').innerHTML();
      for (const cell of await page.locator('[role=gridcell]:not([aria-label*=given])').all()) {
        await cell.tap();
        if (game === 'towers') await page.locator('[data-pad="2"]').tap();
        const landing = page.locator('[role=gridcell]:has(.legal)').first();
        if (await landing.count()) await landing.tap();
        if (!(await page.getByRole('button', { name: 'Undo' }).isDisabled())) break;
      }
      assert.notEqual(await page.locator('svg.board').innerHTML(), before, game);
      assert.ok(!(await page.getByRole('button', { name: 'Undo' }).isDisabled()), `${game} is played`);
      await visit.shot(`${game}-phone`);
    }
  },
  PHONE,
);

test('high contrast', async (visit) => {
  await visit.open(`#/play/${TOWERS}`);
  await visit.page.getByRole('button', { name: 'Settings' }).click();
  await visit.shot('settings');
  await visit.scan('settings');
  await visit.page.getByLabel('High contrast').check();
  await visit.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await visit.shot('play-contrast');
  await visit.scan('contrast');
});

test(
  'French by the browser, and switched',
  async (visit) => {
    await visit.open();
    await visit.page.getByText('Cinq jeux de grille').waitFor();
    assert.equal(await visit.page.evaluate(() => document.documentElement.lang), 'fr');
    await visit.shot('home-french');
    await visit.page.getByLabel('Langue').selectOption('en');
    await visit.page.getByText('Five grid games').waitFor();
    await visit.page.reload();
    await visit.page.getByText('Five grid games').waitFor();
  },
  { locale: 'fr-FR' },
);

test(
  'French fits a phone',
  async (visit) => {
    const { page } = visit;
    for (const game of ['towers', 'singles', 'unruly', 'pegs', 'pairs']) {
      const made = game === 'pegs' ? null : await visit.job({ kind: 'generate', game, size: [8, 8], seed: 2 });
      for (const [name, path] of [
        ['new', `#/new/${game}`],
        ['edit', `#/edit/${game}`],
        ['play', `#/play/${made?.puzzle.id ?? 'pegs:wiegleb'}`],
      ]) {
        await page.goto('about:blank');
        await visit.open(path);
        await page.waitForLoadState('networkidle');
        await fits(visit, `${name} ${game}`);
        await typeset(visit, `${name} ${game}`);
      }
      await visit.shot(`${game}-french-phone`);
    }
    // The last is Pairs: a game for two, under way.
    await page.getByRole('button', { name: 'Commencer', exact: true }).click();
    await page.waitForSelector('[data-total="1"]');
    await fits(visit, 'duel');
    await visit.shot('duel-french-phone');
    await visit.scan('duel');
  },
  { ...PHONE, locale: 'fr-FR' },
);

test(
  'French: hints say why in French, and change with the language',
  async (visit) => {
    const { page } = visit;
    const reason = page.locator('[data-reason]');
    const speak = (from, to) => page.getByLabel(from).selectOption(to);
    for (const game of ['towers', 'singles', 'unruly', 'pegs', 'pairs']) {
      const made = await visit.job({ kind: 'generate', game, size: [6, 6], seed: 3 });
      await page.goto('about:blank');
      await visit.open(`#/play/${made.puzzle.id}`);
      await visit.board();
      await page.getByRole('button', { name: 'Indice', exact: true }).click();
      await page.waitForSelector('[data-hint=line]');
      for (let stage = 0; stage < 2; stage++) await page.locator('[data-hint] button.primary').click();
      const [english, french] = await Promise.all(
        ['en', 'fr'].map(async (language) => {
          const told = await visit.job({ kind: 'explain', puzzle: { text: made.puzzle.id }, limit: 1, language });
          return told.steps[0].text.split('\n')[0];
        }),
      );
      assert.notEqual(french, english);
      assert.equal(plain(await reason.innerText()), french, game);
      await typeset(visit, game);
      if (game === 'towers') await visit.shot('hint-french');
      await speak('Langue', 'en');
      await page.getByText(english, { exact: true }).waitFor();
      assert.equal(await page.locator('[data-hint=why]').count(), 1, 'the stage stays');
      await speak('Language', 'fr');
      await page.getByText(french, { exact: true }).waitFor();
    }
    // A pair that costs: the warning stands beside the next step until the next move.
    await visit.open('#/play/pairs:1x4:w1w9w9w1');
    await visit.board();
    for (const name of ['r1c1', 'r1c2']) await visit.cell(name).click();
    await page.getByRole('button', { name: 'Indice', exact: true }).click();
    await page.waitForSelector('[data-hint=line]');
    await page.getByText('les choix faits jusqu’ici coûtent').waitFor();
    await speak('Langue', 'en');
    await page.getByText('the choices so far cost').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('the choices so far cost').waitFor({ state: 'detached' });
  },
  { locale: 'fr-FR' },
);

served(
  'French: short messages follow the language',
  async (visit) => {
    const { page } = visit;
    await visit.open(`#/play/${TOWERS}`);
    await visit.board();
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.getByText('Tout est juste jusqu’ici.').waitFor();
    await page.getByLabel('Langue').selectOption('en');
    await page.getByText('Everything is right so far.').waitFor();
    await visit.cell('r1c1').click();
    await page.keyboard.press('4');
    await page.getByRole('button', { name: 'Last correct' }).click();
    await page.getByText('Went back one move.').waitFor();
    await page.getByLabel('Language').selectOption('fr');
    await page.getByText('Retour d’un coup.').waitFor();
    await visit.open('#/new/towers');
    await page.getByLabel('Taille').fill('large');
    await page.locator('form button.primary').click();
    await page.getByText('Une taille est un nombre').waitFor();
    await page.getByLabel('Langue').selectOption('en');
    await page.getByText('A size is a number').waitFor();
    // Why the service stopped, which takes a minute otherwise.
    const stopped = { puzzle: null, stopped: 'time limit reached', code: 'stop-time' };
    await page.route('**/api/v1/jobs', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: `event: done\ndata: ${JSON.stringify(stopped)}\n\n` }),
    );
    await page.getByLabel('Size').fill('5');
    await page.locator('form button.primary').click();
    await page.getByText('time limit reached').waitFor();
    await page.getByLabel('Language').selectOption('fr');
    await page.getByText('Aucune grille créée : limite de temps atteinte.').waitFor();
    await visit.open('#/lab');
    await page.getByRole('button', { name: 'Les créer' }).click();
    await page.getByText('Limite de temps atteinte.').waitFor();
    await page.getByLabel('Langue').selectOption('en');
    await page.getByText('Time limit reached.').waitFor();
  },
  { locale: 'fr-FR' },
);

served(
  'French: a film, the methods and the options',
  async (visit) => {
    await visit.open(`#/play/${TOWERS}`);
    await visit.board();
    const { page } = visit;
    await visit.more();
    await page.getByRole('button', { name: 'Résoudre', exact: true }).click();
    await page.getByLabel('Méthode').selectOption('logic');
    await page.getByText('seulement les techniques qui ont un nom').waitFor();
    await page.getByRole('button', { name: 'Tout expliquer' }).click();
    await page.getByRole('button', { name: 'Une étape en avant' }).click();
    await page.getByRole('button', { name: 'Une étape en avant' }).click();
    const reason = page.locator('section[aria-label=Film] [data-reason]');
    const french = await reason.innerText();
    assert.match(french, /donc|vaut/);
    await visit.shot('film-french');
    await page.getByLabel('Langue').selectOption('en');
    await page.waitForFunction(
      (old) => document.querySelector('section[aria-label=Film] [data-reason]')?.textContent !== old,
      french,
    );
    assert.match(await reason.innerText(), / is | sees /);
    assert.match(await page.locator('section[aria-label=Film]').innerText(), /2 \/ \d+/, 'the place stays');
    await page.getByLabel('Language').selectOption('fr');
    await page.getByText(french, { exact: true }).waitFor();
    await visit.open('#/new/unruly');
    await page.getByText('Autres options').click();
    await page.getByText('interdire aussi deux lignes égales').waitFor();
    assert.equal(
      await page.getByText('chiffres du blanc et du noir').count(),
      0,
      'a new puzzle asks nothing about files',
    );
    const chosen = await page.getByLabel('Symétrie').locator('option').allInnerTexts();
    assert.deepEqual(chosen.slice(1, 3), ['aucune', 'demi-tour'], 'what can be chosen is French, too');
    await page.getByText('(aucune par défaut)').waitFor();
    await visit.shot('options-french');
    await visit.open('#/lab');
    await page.getByText('jusqu’à une taille de 8 environ').waitFor();
  },
  { locale: 'fr-FR' },
);

served('share link with progress, and autosave', async (visit) => {
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  const { page } = visit;
  await visit.cell('r2c1').click();
  await page.keyboard.press('4');
  await page.reload();
  await visit.board();
  assert.match(await visit.cell('r2c1').getAttribute('aria-label'), /r2c1 4/, 'kept by the browser');
  await visit.more();
  await page.getByRole('button', { name: 'Share and export' }).click();
  await page.getByLabel('with my progress').check();
  const link = await page.locator('[data-share]').inputValue();
  const other = await (await page.context().browser().newContext({ locale: 'en-GB' })).newPage();
  await other.goto(link);
  await other.waitForSelector('[role=grid]');
  const label = await other.locator('[role=gridcell][aria-label^="r2c1 "]').getAttribute('aria-label');
  assert.match(label, /r2c1 4/, 'carried by the link');
  await other.context().close();
  for (const format of await page.locator('section[aria-label="Share and export"] select option').allInnerTexts()) {
    if (format.startsWith('choose')) continue;
    await page.locator('section[aria-label="Share and export"] select').selectOption(format);
    await page.waitForSelector('section[aria-label="Share and export"] textarea');
  }
  await visit.shot('export');
  for (const [kind, start] of [
    ['svg', '<svg'],
    ['png', '\x89PNG'],
    ['pdf', '%PDF-'],
  ]) {
    const content = await saved(page, () => page.locator(`[data-picture=${kind}]`).click(), `towers.${kind}`);
    assert.ok(content.startsWith(start), `${kind}: ${content.slice(0, 8)}`);
    // The one tower of the player is drawn, too.
    if (kind === 'svg') assert.match(content, />4<\/text>/);
  }
});

/** The content of what a click downloads. */
async function saved(page, click, name) {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  assert.equal(file.suggestedFilename(), name);
  return readFileSync(await file.path(), 'latin1');
}

test('own puzzle: pasted, refused, drawn', async (visit) => {
  await visit.open('#/open');
  const { page } = visit;
  visit.refusals = true;
  await page.locator('textarea').fill('towers:4:9/9');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForSelector('.error');
  await visit.shot('open-refused');
  await page.locator('textarea').fill('https://puzz.link/p?hitori/4/4/1114142333214213');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  assert.match(await visit.board(), /^singles:/);
  visit.refusals = false;
});

/** Drops files from the disk onto an element, as a file manager would. */
async function drop(page, selector, files) {
  const box = await page.locator(selector).boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop']) {
    await devtools.send('Input.dispatchDragEvent', { type, x: box.x + 20, y: box.y + 20, data });
  }
}

test('files and folders are dropped', async (visit) => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
  try {
    mkdirSync(join(folder, 'set'));
    writeFileSync(join(folder, 'set', 'one.csv'), ' ,x,x,x, ,\nx,x,x,x,x,\nx,x,o,x,x,\nx,x,x,x,x,\n ,x,x,x, ,\n');
    writeFileSync(join(folder, 'set', 'two.txt'), 'pegs:triangle:5\npegs:cross:5\n');
    await visit.open('#/open');
    await drop(visit.page, 'main form', [join(folder, 'set', 'one.csv')]);
    assert.match(await visit.board(), /^pegs:5x5:/);
    await visit.open('#/lab');
    await visit.page.getByLabel('Game').selectOption('pegs');
    await drop(visit.page, 'section[aria-labelledby=lab-puzzles]', [join(folder, 'set')]);
    await visit.page.waitForSelector('[data-set="3"]');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('own puzzle: a file is chosen', async (visit) => {
  await visit.open('#/open');
  const text = ' ,x,x,x, ,\nx,x,x,x,x,\nx,x,o,x,x,\nx,x,x,x,x,\n ,x,x,x, ,\n';
  await visit.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'croix.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  assert.match(await visit.board(), /^pegs:5x5:/);
});

test('solve with a method, explanation as a film', async (visit) => {
  await visit.open(`#/play/${TOWERS}`);
  await visit.board();
  const { page } = visit;
  await visit.more();
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  const panel = page.locator('section[aria-label=Solve]');
  await panel.locator('select').selectOption({ index: 1 });
  await panel.locator('button.primary').click();
  await page.waitForSelector('[data-verdict=solved]');
  await visit.shot('solve');
  await panel.getByRole('button', { name: 'Explain all' }).click();
  await page.waitForSelector('section[aria-label=Film]');
  await page.getByRole('button', { name: 'One step on' }).click();
  await visit.shot('film');
  await visit.scan('film');
  await page.locator('section[aria-label=Film]').getByRole('button', { name: 'Close' }).click();
});

test('options: a named board, and a cell typed', async (visit) => {
  await visit.open('#/new/pegs');
  const { page } = visit;
  await page.getByText('More options').click();
  await page.getByRole('textbox', { name: /^Board/ }).fill('english');
  await page.getByRole('textbox', { name: /^Vacancy/ }).fill('r1c3');
  await page.locator('form button.primary').click();
  await visit.board();
  assert.match(await visit.cell('r1c3').getAttribute('aria-label'), /hole/);
  assert.match(await visit.cell('r4c4').getAttribute('aria-label'), /peg/);
});

test('generation can be cancelled', async (visit) => {
  await visit.open('#/new/towers');
  const { page } = visit;
  await page.getByLabel('Size').fill('45');
  await page.locator('form button.primary').click();
  await page.locator('.bar button').click();
  await page.waitForSelector('.bar', { state: 'detached' });
  await noJobs(visit);
});

served('Lab: a comparison, and one cancelled', async (visit) => {
  await visit.open('#/lab');
  const { page } = visit;
  await page.getByLabel('Game').selectOption('towers');
  await page.getByLabel('Size').fill('5');
  await page.getByLabel('How many').fill('3');
  await page.getByRole('button', { name: 'Make them' }).click();
  await page.waitForFunction(() => document.querySelector('textarea').value.split('\n').length === 3);
  await page.locator('[data-run]').click();
  await page.waitForSelector('[data-lab=idle]');
  await visit.shot('lab-results');
  await visit.scan('lab');
  // A board that keeps the integer program busy for long.
  await page
    .locator('textarea')
    .fill(
      (await visit.job({ kind: 'generate', game: 'towers', size: [11, 11], seed: 2, options: { mode: 'full' } })).puzzle
        .id,
    );
  for (const box of await page.locator('main fieldset input[type=checkbox]').all()) await box.uncheck();
  await page.locator('main fieldset input[value=mip]').check();
  await page.getByLabel('Seconds at most').fill('60');
  await page.locator('[data-run]').click();
  await page.waitForTimeout(500);
  await page.locator('[data-cancel]').click();
  await page.waitForSelector('[data-lab=idle]');
  await noJobs(visit);
});

test('Lab: a data set of files and a folder, its table and diagram', async (visit) => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
  const { page } = visit;
  visit.refusals = true;
  try {
    mkdirSync(join(folder, 'set', 'deep'), { recursive: true });
    const made = [];
    for (const seed of [1, 2, 3])
      made.push((await visit.job({ kind: 'generate', game: 'unruly', size: [6, 6], seed })).puzzle.id);
    const csv = async (text) => (await visit.post('convert', { puzzle: { text }, to: 'csv' })).text;
    writeFileSync(join(folder, 'set', 'a.csv'), await csv(made[0]));
    writeFileSync(join(folder, 'set', 'deep', 'b.csv'), await csv(made[1]));
    writeFileSync(join(folder, 'set', 'list.txt'), `${made.join('\n')}\n`);
    writeFileSync(join(folder, 'set', 'dataset.toml'), 'name = "not a puzzle"');
    writeFileSync(join(folder, 'set', 'broken.csv'), 'this is no puzzle\n');
    writeFileSync(join(folder, 'set', 'long.csv'), 'x'.repeat(1_100_000));
    await visit.open('#/lab');
    await page.getByLabel('Game').selectOption('unruly');
    await page.locator('[data-folder]').setInputFiles(join(folder, 'set'));
    await page.waitForSelector('[data-set="5"]');
    assert.match(
      await page.locator('[data-set]').innerText(),
      /set\/a\.csv … set\/list\.txt:3/,
      'in the order of their names',
    );
    await page.waitForSelector('[data-refused="2"]');
    await visit.shot('lab-folder');
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.waitForSelector('[data-set]', { state: 'detached' });
    // Two files at once; that they are of Unruly is seen from what is in them.
    await page.getByLabel('Game').selectOption('pegs');
    const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page
      .locator('[data-files]')
      .setInputFiles([file('one.txt', made[0]), file('two.txt', `${made[1]}\n${made[2]}\n`)]);
    await page.waitForSelector('[data-set="3"]');
    assert.equal(await page.getByLabel('Game').inputValue(), 'unruly');
    await page.locator('[data-run]').click();
    await page.waitForSelector('[data-lab=idle]');
    await page.getByText('Every run', { exact: true }).click();
    await visit.shot('lab-set');
    await visit.scan('lab set');
    const table = await saved(
      page,
      () => page.getByRole('button', { name: 'Table (CSV)' }).click(),
      'quadrille-methods.csv',
    );
    assert.match(table, /^method,answered,done,/);
    assert.match(table, /^search,3,3,3,/m);
    const runs = await saved(
      page,
      () => page.getByRole('button', { name: 'Every run (CSV)' }).click(),
      'quadrille-runs.csv',
    );
    assert.equal(runs.trim().split('\n').length, 1 + 3 * 3, 'one line a run');
    assert.match(runs, /^two\.txt:2,unruly:/m);
    const svg = await saved(
      page,
      () => page.getByRole('button', { name: 'Diagram (SVG)' }).click(),
      'quadrille-diagram.svg',
    );
    assert.match(svg, /^<svg[^>]+xmlns=/);
    assert.ok(!svg.includes('var(') && !svg.includes('class='), 'it needs no style sheet');
    assert.match(svg, />search<\/text>/, 'with its legend');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

served('closing the page ends its jobs', async (visit) => {
  await visit.open('#/new/towers');
  await visit.page.getByLabel('Size').fill('45');
  await visit.page.locator('form button.primary').click();
  await visit.page.waitForSelector('.bar');
  await visit.page.goto('about:blank');
  await noJobs(visit);
});

served('Lab: a campaign of bench is opened', async (visit) => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
  const quadrille = (...words) =>
    execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  mkdirSync(join(folder, 'small'));
  for (const seed of ['1', '2']) {
    writeFileSync(
      join(folder, 'small', `${seed}.csv`),
      quadrille('generate', 'towers', '--size', '5', '--seed', seed, '--to', 'csv'),
    );
  }
  quadrille('bench', 'run', join(folder, 'small'), '--game', 'towers', '--methods', 'search,sat', '--time-limit', '10');
  const service = await startService('--data', folder);
  try {
    await visit.page.goto(`${service.url}#/lab`);
    const section = visit.page.locator('section[aria-labelledby=campaigns-title]');
    await section.locator('button').click();
    await section.locator('[data-campaign=small] img').first().waitFor();
    assert.match(await section.locator('tbody').innerText(), /search\s+2 \/ 2/);
    await visit.shot('campaign');
    await visit.scan('campaign');
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true });
  }
});

async function noJobs(visit) {
  for (let tries = 0; ; tries++) {
    const { jobs } = await (await fetch(`${visit.service.url}api/v1/health`)).json();
    if (jobs === 0) return;
    assert.ok(tries < 50, `${jobs} jobs are still there`);
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

served('figures: weight, first view, answer to a move', async (visit) => {
  await visit.open();
  await visit.page.waitForLoadState('networkidle');
  const [weight, first] = await visit.page.evaluate(() => {
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    // The boards of the day are another's weight every day.
    const page = all.filter(({ name }) => !/api\/v1\/(jobs|play)/.test(name));
    return [page.reduce((sum, entry) => sum + entry.encodedBodySize, 0), paint.startTime];
  });
  const begun = performance.now();
  await visit.open('#/new/towers');
  await visit.page.getByLabel('Size').fill('9');
  await visit.page.locator('form button.primary').click();
  await visit.board();
  const made = performance.now() - begun;
  const moves = await visit.page.evaluate(async () => {
    const grid = document.querySelector('[role=grid]');
    const times = [];
    for (let i = 0; i < 60; i++) {
      for (const key of [i % 9 === 8 ? 'ArrowDown' : 'ArrowRight', String((i % 9) + 1)]) {
        const start = performance.now();
        grid.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await Promise.resolve();
        document.body.getBoundingClientRect();
        times.push(performance.now() - start);
      }
      await new Promise((wake) => setTimeout(wake));
    }
    return times.sort((a, b) => a - b);
  });
  const at = (share) => moves[Math.floor((moves.length - 1) * share)].toFixed(1);
  console.log(
    `     page ${(weight / 1000).toFixed(1)} kB compressed, first view ${first.toFixed(0)} ms, new 9x9 Towers ${made.toFixed(0)} ms, a move ${at(0.5)} ms (95 %: ${at(0.95)} ms)`,
  );
  assert.ok(weight < 135_000, `the page weighs ${weight} bytes`);
});
