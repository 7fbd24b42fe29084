// The French book of the service's texts: everything the page shows by name is there, and nothing else.

import assert from 'node:assert/strict';
import { createServer } from 'vite';
import { startService } from './service.mjs';

const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom', logLevel: 'error' });
const { frService } = await vite.ssrLoadModule('/src/locales/fr-service.ts');
const { en } = await vite.ssrLoadModule('/src/locales/en.ts');
const service = await startService();

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
  console.log(`${texts.size} texts of the service are in French`);
} finally {
  await service.stop();
  await vite.close();
}
