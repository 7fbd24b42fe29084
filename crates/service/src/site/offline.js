// Keeps the page for when there is no network. A new version waits until the last page of the old one is closed, so
// that a page never gets files of another version.
const CACHE = 'quadrille-VERSION';
const FILES = ['FILES'];

addEventListener('install', (event) => {
  const kept = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
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
    return (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  };
  event.respondWith(found());
});
