// What the served page and the static one have to pass alike.

import { fromHereOn } from './harness.mjs';

fromHereOn({ both: true });
await import('./edit.mjs');
await import('./play.mjs');
await import('./pages.mjs');
await import('./habits.mjs');
await import('./review.mjs');
await import('./daily.mjs');
await import('./learn.mjs');
await import('./looks.mjs');
await import('./phone.mjs');
fromHereOn({ both: false });
