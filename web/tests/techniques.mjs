// The manual's pages of techniques, docs/techniques, are what the lessons of the page say: the same words and the same places.
// Fails where a page differs; with QUADRILLE_WRITE set it writes them instead.

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { startService } from './service.mjs';

const ROOT = new URL('../../', import.meta.url);
const PAGES = new URL('docs/techniques/', ROOT);
const read = (file) => readFileSync(new URL(file, ROOT), 'utf8');

const words = new FluentBundle('en', { useIsolating: false });
for (const file of readdirSync(new URL('locales/en', ROOT)))
  words.addResource(new FluentResource(read(`locales/en/${file}`)));

function say(key) {
  const [name, attribute] = key.split('.');
  const message = words.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  assert.ok(pattern, `no words for ${key}`);
  return words.formatPattern(pattern);
}
const headed = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The places that were chosen for the techniques of a game: the first of each. */
function places(game) {
  const rows = read(`crates/games/src/${game}/corpus/lessons.tsv`)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  return new Map(
    rows
      .reverse()
      .map(([name, id, moves]) => [name, { text: `${game}:${id}`, moves: moves.split(';').filter(Boolean) }]),
  );
}

const service = await startService();
async function ask(path, body) {
  const answer = await fetch(`${service.url}api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer;
}

/** A technique: what it is, why it works, and one place where it is what follows. */
async function section(game, { name, level }, place) {
  const head = [
    `## ${headed(say(`${game}-${name}.name`))}`,
    `\`${name}\`, ${level}. ${headed(say(`${game}-${name}.about`))}.`,
    say(`lesson-${game}-${name}`),
  ];
  if (!place) return [...head, 'No board is known that needs it.'];
  const { text, moves } = place;
  const told = await (await ask('jobs', { kind: 'explain', puzzle: { text }, moves, limit: 1 })).json();
  assert.equal(told.steps[0]?.technique, name, `${text}: the chosen place`);
  const board = await (await ask('show', { puzzle: { text }, moves, to: 'text' })).text();
  return [...head, `\`\`\`text\n${board.trimEnd()}\n\`\`\``, `> ${told.steps[0].text.split('\n')[0]}`];
}

try {
  const { games } = await (await fetch(`${service.url}api/v1/games`)).json();
  const pages = new Map();
  for (const { name: game, techniques } of games) {
    const chosen = places(game);
    const parts = [
      `# Techniques of ${headed(game)}`,
      'Easiest first, each on a board where it is what follows. The page has the same lessons with boards to do them on, and `generate --needs TECHNIQUE` makes more.\n' +
        '`web/tests/techniques.mjs` writes this page from the words and places of the lessons.',
    ];
    for (const technique of techniques) parts.push(...(await section(game, technique, chosen.get(technique.name))));
    pages.set(`${game}.md`, `${parts.join('\n\n')}\n`);
  }
  if (process.env.QUADRILLE_WRITE) {
    mkdirSync(PAGES, { recursive: true });
    for (const [file, text] of pages) writeFileSync(new URL(file, PAGES), text);
  }
  for (const [file, text] of pages)
    assert.equal(
      readFileSync(new URL(file, PAGES), 'utf8'),
      text,
      `docs/techniques/${file}: QUADRILLE_WRITE=1 node web/tests/techniques.mjs writes it`,
    );
  assert.deepEqual(readdirSync(PAGES).sort(), [...pages.keys()].sort(), 'docs/techniques');
  console.log(`${pages.size} pages of techniques are what the lessons say`);
} finally {
  await service.stop();
}
