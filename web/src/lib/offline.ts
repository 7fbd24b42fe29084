// A page without a service is kept for when there is no network; `quadrille site` writes what keeps it.

import { beside } from './api';

export async function keepOffline(): Promise<void> {
  if ((await beside()) || !('serviceWorker' in navigator)) return;
  // A host may not have it, and a browser may forbid it: then the page needs its network, as any other.
  await navigator.serviceWorker.register('offline.js').catch(() => {});
}
