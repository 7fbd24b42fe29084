// Books to print, from the page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from './harness.mjs';

test('a book: wishes, refused, made', async (visit) => {
  await visit.open('#/book');
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
