// The French book of the service's texts: everything the page shows by name is there, and nothing else.

import assert from 'node:assert/strict';
import { createServer } from 'vite';
import { startService } from './service.mjs';

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const { frService } = await vite.ssrLoadModule('/src/locales/fr-service.ts');
const { en } = await vite.ssrLoadModule('/src/locales/en.ts');
const service = await startService();

/** What a person may ask for in the page that cannot be had. */
const TOO_MUCH = [
  { game: 'towers', size: [4, 5] },
  { game: 'towers', size: [70, 70] },
  { game: 'towers', options: { mode: 'full' }, difficulty: 'easy' },
  { game: 'singles', size: [1, 2] },
  { game: 'singles', options: { style: 'report' }, difficulty: 'easy' },
  { game: 'singles', size: [200, 200] },
  { game: 'unruly', size: [7, 7] },
  { game: 'unruly', size: [2, 2] },
  { game: 'unruly', options: { fill: '101' } },
  { game: 'unruly', options: { fill: '10', density: '10' } },
  { game: 'unruly', options: { clues: 'fewest' }, difficulty: 'easy' },
  { game: 'pegs', size: [2, 2] },
  { game: 'pegs', size: [5, 300] },
  { game: 'pegs', options: { board: 'foo' } },
  { game: 'pegs', options: { board: 'cross:4' } },
  { game: 'pegs', options: { board: 'english', vacancy: 'q' } },
  { game: 'pegs', options: { board: 'english', vacancy: 'r1c1' } },
  { game: 'pegs', options: { steps: '99' } },
  { game: 'pegs', options: { steps: '0' } },
  { game: 'pegs', options: { steps: 'x' } },
  { game: 'pegs', options: { goal: 'q' } },
  { game: 'pegs', options: { goal: 'centre' }, size: [6, 6] },
  { game: 'pairs', options: { colours: '1' } },
  { game: 'pairs', options: { values: '0..3' } },
];

async function job(work) {
  const answer = await fetch(`${service.url}api/v1/jobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(work),
  });
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer.json();
}

try {
  const { games } = await (await fetch(`${service.url}api/v1/games`)).json();
  const texts = new Map();
  for (const { name: game, techniques, methods, read_options, generate_options } of games) {
    for (const { name } of techniques) texts.set(`technique.${name}`, name);
    for (const { name, about } of methods) texts.set(`method.${game}.${name}`, about);
    for (const { name, value, about } of [...read_options, ...generate_options]) {
      texts.set(`option.${game}.${name}`, about);
      if (!(`option.${name}` in en)) texts.set(`label.${name}`, name);
      // What to type: choices, single letters and cells are notation, words in capitals are English.
      if (/^[A-Z]{2}|[A-Z],/.test(value)) texts.set(`value.${value}`, value);
    }
  }
  const missing = [...texts.keys()].filter((key) => !frService[key]);
  assert.deepEqual(missing, [], 'not in fr-service.ts');
  const stale = Object.keys(frService).filter((key) => !key.startsWith('said.') && !texts.has(key));
  assert.deepEqual(stale, [], 'in fr-service.ts, but the service has no such thing');
  for (const [key, english] of texts) {
    if (!/^(technique|label)\./.test(key)) assert.notEqual(frService[key], english, key);
  }
  // Why the service stopped, as it happens to people: too little time, and a method that gives up.
  const puzzle = { text: 'towers:6:///////////////////////' };
  for (const ask of [{ seconds: 0 }, { method: 'logic' }]) {
    const { error } = await job({ kind: 'solve', puzzle, ...ask });
    assert.ok(frService[`said.${error}`], `not in fr-service.ts: said.${error}`);
  }
  // Refusals name no option of the command line, and come in the language of whoever asks.
  for (const ask of TOO_MUCH) {
    const said = [];
    for (const language of ['en', 'fr']) {
      const refused = await fetch(`${service.url}api/v1/jobs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ kind: 'generate', seed: 1, ...ask }),
      });
      const { error } = await refused.json();
      assert.ok(error, JSON.stringify(ask));
      assert.ok(!/--/.test(error), error);
      said.push(error);
    }
    assert.notEqual(said[0], said[1], `not in the French catalogue: ${said[0]}`);
  }
  console.log(`${texts.size} texts of the service are in French`);
} finally {
  await service.stop();
  await vite.close();
}
