// The page has words, in every language, for everything the service names; and the service speaks the language it is asked in.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { startService } from './service.mjs';

const LOCALES = new URL('../../locales/', import.meta.url);

function catalogue(code) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const file of readdirSync(new URL(code, LOCALES))) {
    const text = readFileSync(new URL(`${code}/${file}`, LOCALES), 'utf8');
    assert.deepEqual(bundle.addResource(new FluentResource(text)), [], `locales/${code}/${file}: a key stands twice`);
  }
  return bundle;
}

const catalogues = readdirSync(LOCALES).map(catalogue);
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
  { game: 'pegs', options: { board: 'cross:0' } },
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

async function asked(language, work) {
  const answer = await fetch(`${service.url}api/v1/jobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(work),
  });
  return answer.json();
}

/** What the service answers in English and French: both, and different. */
async function inBoth(work) {
  const [english, french] = [(await asked('en', work)).error, (await asked('fr', work)).error];
  assert.ok(english, JSON.stringify(work));
  assert.notEqual(english, french, 'not in the French catalogue');
  return english;
}

/** The keys under which the page speaks of a game. */
function keysOf({ name: game, techniques, methods, levels, read_options, generate_options }) {
  const options = [...read_options, ...generate_options];
  return [
    ...[game, `${game}.goal`, `${game}.rules`, `${game}.how`],
    ...levels.map((level) => `level-${level}`),
    ...techniques.map(({ name }) => `${game}-${name}.name`),
    ...methods.map(({ name }) => `${game}-method-${name}`),
    ...options.flatMap(({ name }) => [`label-${name}`, `${game}-option-${name}`]),
  ];
}

try {
  const { games } = await (await fetch(`${service.url}api/v1/games`)).json();
  const keys = games.flatMap(keysOf);
  // Why the service stopped, as it happens to people: too little time, and a method that gives up.
  const puzzle = { text: 'towers:6:///////////////////////' };
  for (const ask of [{ seconds: 0 }, { method: 'logic' }]) {
    const { code } = await asked('en', { kind: 'solve', puzzle, ...ask });
    assert.ok(code, JSON.stringify(ask));
    keys.push(code);
  }
  for (const bundle of catalogues) {
    const known = (key) => {
      const [name, attribute] = key.split('.');
      const message = bundle.getMessage(name);
      return Boolean(attribute ? message?.attributes[attribute] : message?.value);
    };
    assert.deepEqual(
      keys.filter((key) => !known(key)),
      [],
      `missing in locales/${bundle.locales[0]}`,
    );
  }
  // Refusals name no option of the command line.
  for (const ask of TOO_MUCH) {
    const said = await inBoth({ kind: 'generate', seed: 1, ...ask });
    assert.ok(!/--/.test(said), said);
  }
  console.log(`${keys.length} names of the service have words in ${catalogues.length} languages`);
} finally {
  await service.stop();
}
