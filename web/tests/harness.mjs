// A small test runner: named tests one after another, one browser, one service.

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBrowser } from './browser.mjs';
import { startService } from './service.mjs';

const here = dirname(fileURLToPath(import.meta.url));
export const artefacts = join(here, '../../artefacts/web');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PATIENCE = 30_000;

const tests = [];
let both = false;

/** Says whether the tests registered next are for both pages, the served one and the static one. */
export function fromHereOn(facts) {
  both = facts.both;
}

/** Registers a test; `options` are those of a browser context. */
export function test(name, run, options = {}) {
  tests.push({ name, run, options, both });
}

/** The same for what needs the service beside the page, and so cannot be asked of the static one. */
export function served(name, run, options = {}) {
  tests.push({ name, run, options, service: true });
}

/** What a test works with. */
export class Visit {
  constructor(service, context, page, url) {
    Object.assign(this, { service, context, page, url, troubles: [] });
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => this.troubles.push(`error: ${error.message}`));
    page.on('console', (message) => {
      // A page without a service asks for one first.
      const asked = this.url !== service.url && message.location().url.endsWith('api/v1/health');
      // What the test provokes is logged, a refusal by the browser itself.
      const provoked = this.expected?.test(message.text());
      const expected = (asked || this.refusals) && /Failed to load resource/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !expected && !provoked) this.troubles.push(message.text());
    });
  }

  async open(path = '') {
    await this.page.goto(this.url + path);
    await this.page.waitForSelector('main h1');
  }

  async board() {
    await this.page.waitForSelector('[role=grid]');
    return decodeURIComponent(new URL(this.page.url()).hash.replace('#/play/', '').split('?')[0]);
  }

  /** Runs a job of the service and waits for its end. */
  job(work) {
    return this.post('jobs', work);
  }

  async post(path, body) {
    const answer = await fetch(`${this.service.url}api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    assert.equal(answer.status, 200, await answer.clone().text());
    return answer.json();
  }

  async solution(id) {
    const report = await this.job({ kind: 'solve', puzzle: { text: id } });
    assert.equal(report.verdict, 'solved', JSON.stringify(report));
    return report;
  }

  cell(name) {
    return this.page.locator(`[role=gridcell][aria-label^="${name} "]`);
  }

  async won() {
    await this.page.waitForSelector('[data-won]');
  }

  /** Opens what is rarely wanted, unless it is open. */
  async more() {
    const button = this.page.getByRole('button', { name: /^(More|Plus)$/ });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }

  /** Gives what tells the thread time of the page so far, in milliseconds. */
  async meter() {
    const devtools = await this.context.newCDPSession(this.page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
    };
  }

  async count(name) {
    return Number(await this.page.locator(`[data-count="${name}"]`).innerText());
  }

  /** Presses Tab until the element that matches has the focus. */
  async tabTo(selector) {
    for (let i = 0; i < 80; i++) {
      if (await this.page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
      await this.page.keyboard.press('Tab');
    }
    assert.fail(`the keyboard does not reach ${selector}`);
  }

  /** Moves the board's cursor, which starts where it last stood. */
  async moveTo(name) {
    const place = (text) => /r(\d+)c(\d+)/.exec(text).slice(1).map(Number);
    const [row, col] = place(name);
    for (let i = 0; i < 200; i++) {
      const label = await this.page.locator('[role=gridcell][aria-selected=true]').getAttribute('aria-label');
      const [r, c] = place(label);
      if (r === row && c === col) return;
      // Boards with missing cells are crossed row first from the middle.
      const keys = [
        r < row ? 'ArrowDown' : r > row ? 'ArrowUp' : '',
        c < col ? 'ArrowRight' : c > col ? 'ArrowLeft' : '',
      ];
      for (const key of keys.filter(Boolean)) {
        await this.page.keyboard.press(key);
        const now = await this.page.locator('[role=gridcell][aria-selected=true]').getAttribute('aria-label');
        if (now !== label) break;
      }
    }
    assert.fail(`the cursor does not reach ${name}`);
  }

  async shot(name) {
    mkdirSync(artefacts, { recursive: true });
    await this.page.screenshot({ path: join(artefacts, `${name}.png`), fullPage: true });
  }

  /** Waits until nothing moves or fades in any more; what goes on for ever is not waited for. */
  async settled() {
    await this.page.evaluate(async () => {
      const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      // What is taken off the page while it moves is no longer seen, either.
      await Promise.allSettled(ends.map((one) => one.finished));
    });
  }

  /** An accessibility scan: nothing at all may be found. Half faded in, letters have too little contrast. */
  async scan(where) {
    await this.settled();
    await this.page.evaluate(axe);
    const found = await this.page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    const told = found.violations.map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => `${n.html.slice(0, 160)} ${n.failureSummary?.split('\n')[1] ?? ''}`)
          .join(' | ')}`,
    );
    assert.deepEqual(told, [], where);
  }
}

/**
 * Runs every test whose name contains `wanted` on the page of the service, or on the one at `url`; says how many failed.
 * `once` leaves out what both pages are asked.
 */
export async function runAll(wanted = '', { url = '', once = false } = {}) {
  const service = await startService();
  const browser = await startBrowser();
  let failed = 0;
  try {
    const chosen = tests.filter((t) => t.name.includes(wanted) && !(url && t.service) && !(once && t.both));
    for (const { name, run, options } of chosen) {
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1200, height: 800 }, ...options });
      const visit = new Visit(service, context, await context.newPage(), url || service.url);
      const begun = performance.now();
      try {
        await run(visit);
        assert.deepEqual(visit.troubles, [], 'the console stays silent');
        console.log(`ok   ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
      } catch (error) {
        failed++;
        console.log(
          `FAIL ${name}\n     ${String(error.stack ?? error)
            .split('\n')
            .slice(0, 12)
            .join('\n     ')}`,
        );
        if (visit.troubles.length) console.log(`     console: ${visit.troubles.slice(0, 5).join(' | ')}`);
        await visit.shot(`failed-${name.replace(/\W+/g, '-')}`).catch(() => {});
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await service.stop();
  }
  return failed;
}
