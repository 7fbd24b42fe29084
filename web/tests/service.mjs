// Starts the service on a free port, for tests.

import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';

const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
const target = process.env.CARGO_TARGET_DIR ?? join(cache, 'quadrille/target');
export const program = process.env.QUADRILLE ?? join(target, 'release/quadrille');

/** The running service: its address, its process and how to end it. */
export async function startService(...options) {
  const child = spawn(program, ['serve', '--port', '0', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((found, failed) => {
    let text = '';
    child.on('error', failed);
    child.on('exit', (code) => failed(new Error(`the service ended with ${code}`)));
    child.stdout.on('data', (data) => {
      text += data;
      const match = /http:\/\/\S+/.exec(text);
      if (match) found(match[0]);
    });
  });
  const ended = new Promise((done) => child.on('exit', done));
  return { url, pid: child.pid, stop: () => (child.kill('SIGTERM'), ended) };
}
