#!/bin/sh
# Builds and checks the page: sources are formatted and linted, dist/ is what they give, types hold,
# browser tests pass. `npm run format` puts the layout right.
# Installs what it needs: the npm packages of the lock file, and Chromium where apt-get can.
# What both pages have to pass the static one is asked, and with `web/test.sh whole` the served one, too.
# QUADRILLE names the program to test; CARGO_TARGET_DIR the folder it was built in.
set -eu
[ "${1:-}" = whole ] || export ONCE=1
cd "$(dirname "$0")"

npm ci --no-audit --no-fund --loglevel=error
rm -rf dist.old
cp -r dist dist.old
trap 'rm -rf dist.old' EXIT
npm run --silent build -- --logLevel warn
if ! diff -r dist.old dist; then
  echo "web/dist differs from what its source gives: commit the new dist/ and build again" >&2
  exit 1
fi
npm run --silent lint
npm run --silent check
node tests/words.mjs
node tests/techniques.mjs
node tests/engine.mjs

if ! command -v chromium >/dev/null && [ -z "${CHROMIUM:-}" ]; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get install -y -qq chromium >/dev/null
  else
    echo "the browser tests need Chromium: install Debian's package chromium, or set CHROMIUM" >&2
    exit 1
  fi
fi
node tests/run.mjs
node tests/site.mjs
node tests/load.mjs
