// Browser tests: `node tests/run.mjs [part of a name]`.

import './edit.mjs';
import './hand.mjs';
import './kept.mjs';
import './large.mjs';
import './marks.mjs';
import './play.mjs';
import './pages.mjs';
import './book.mjs';
import './habits.mjs';
import './review.mjs';
import './daily.mjs';
import './learn.mjs';
import './looks.mjs';
import './lens.mjs';
import { runAll } from './harness.mjs';

const failed = await runAll(process.argv[2]);
console.log(failed ? `${failed} failed` : 'all passed');
process.exit(failed ? 1 : 0);
