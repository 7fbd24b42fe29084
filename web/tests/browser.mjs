// A real Chromium, driven without a window.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function startBrowser() {
  const executablePath = places.find((place) => place && existsSync(place));
  if (!executablePath) throw new Error("no Chromium found; install Debian's package `chromium` or set CHROMIUM");
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
}
