// The page of `quadrille site` on a plain file server, as any web host is one.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { program } from './service.mjs';

const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Its address, and how to cut the network and to end it. */
export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-site-'));
  const written = spawnSync(program, ['site', '--out', folder]);
  if (written.status !== 0) throw new Error(`quadrille site: ${written.stderr}`);
  const server = createServer((request, answer) => {
    const path = new URL(request.url, 'http://host').pathname;
    try {
      const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
      const content = readFileSync(file);
      answer.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' }).end(content);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const cut = () => new Promise((done) => (server.close(done), server.closeAllConnections()));
  const stop = async () => {
    if (server.listening) await cut();
    rmSync(folder, { recursive: true });
  };
  return { url: `http://127.0.0.1:${server.address().port}/`, cut, stop };
}
