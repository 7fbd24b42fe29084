// Files that only a service makes: books to print, and proofs.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { served, test } from './harness.mjs';

test('a book: wishes, refused, made', async (visit) => {
  await visit.open();
  await visit.page.locator('a[href="#/book"]').click();
  await visit.page.getByLabel('Title').waitFor();
  const { page } = visit;
  const counts = page.getByLabel('Puzzles', { exact: true });
  while ((await counts.count()) > 2)
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  for (const count of await counts.all()) await count.fill('2');
  await page.getByLabel('Title').fill('From the page');
  await visit.shot('book');
  await visit.scan('book');
  const make = page.getByRole('button', { name: /book of 4 puzzles/ });
  const [file] = await Promise.all([page.waitForEvent('download'), make.click()]);
  assert.equal(file.suggestedFilename(), 'book.pdf');
  const pdf = readFileSync(await file.path(), 'latin1');
  assert.ok(pdf.startsWith('%PDF-'), pdf.slice(0, 8));
  await page.waitForSelector('[data-book]');
  visit.refusals = true;
  await page.getByLabel('Size').first().fill('99');
  await make.click();
  await page.waitForSelector('.error');
  visit.refusals = false;
});

served('a proof: downloaded with all its files', async (visit) => {
  await visit.open('#/play/unruly:6x6:faCADAJeBd');
  const { page } = visit;
  await visit.board();
  await visit.more();
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  const button = page.getByRole('button', { name: 'Proof to download' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  assert.equal(file.suggestedFilename(), 'proof.zip');
  const zip = readFileSync(await file.path(), 'latin1');
  for (const name of ['manifest.json', 'README.txt', 'unique.opb', 'unique.pbp', 'solution.txt'])
    assert.ok(zip.includes(`proof/${name}`), name);
  await page.locator('[data-proved]', { hasText: 'exactly one solution' }).waitFor();
  await visit.shot('proof');
});
