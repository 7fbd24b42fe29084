// Browser tests of the served page: `node tests/run.mjs [part of a name]`. With ONCE=1 tests that the static page passes
// too are left to it, see site.mjs.

import './hand.mjs';
import './kept.mjs';
import './large.mjs';
import './marks.mjs';
import './book.mjs';
import './lens.mjs';
import './both.mjs';
import { runAll } from './harness.mjs';

const failed = await runAll(process.argv[2], { once: process.env.ONCE === '1' });
console.log(failed ? `${failed} failed` : 'all passed');
process.exit(failed ? 1 : 0);
