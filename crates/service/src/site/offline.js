// Keeps the page for when there is no network. A new version waits until the last page of the old one is closed, so
// that a page never gets files of another version.
const CACHE = 'quadrille-VERSION';
const FILES = ['FILES'];
// What few need and is large: it is kept once it was asked for.
const LATER = ['LATER'];

addEventListener('install', (event) => {
  const kept = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    // Names carry a hash of the content, so what an older version kept is still right.
    for (const file of LATER) {
      const had = await caches.match(file);
      if (had) await cache.put(file, had);
    }
  };
  event.waitUntil(kept());
});

addEventListener('activate', (event) => {
  const tidied = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('quadrille-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(tidied());
});

addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const found = async () => {
    const cache = await caches.open(CACHE);
    const had = await cache.match(event.request, { ignoreSearch: true });
    if (had) return had;
    const answer = await fetch(event.request);
    // Storage may be full: then it is fetched again next time.
    if (answer.ok && LATER.some((file) => event.request.url.endsWith(`/${file}`)))
      await cache.put(event.request, answer.clone()).catch(() => {});
    return answer;
  };
  event.respondWith(found());
});
