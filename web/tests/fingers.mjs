// Real fingers: touch events as the browser's own input makes them.

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A hand on a touch screen. Places are [x, y] in the window. */
export async function fingers(visit) {
  const devtools = await visit.context.newCDPSession(visit.page);
  const send = (type, places, timestamp) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
      timestamp,
    });

  /** Moves from the first place to the last in small steps. */
  async function slide(from, to, steps = 10) {
    for (let i = 1; i <= steps; i++) {
      await send(
        'touchMove',
        from.map(([x, y], id) => [x + ((to[id][0] - x) * i) / steps, y + ((to[id][1] - y) * i) / steps]),
      );
      await pause(12);
    }
  }

  return {
    async tap(place) {
      await send('touchStart', [place]);
      await pause(30);
      await send('touchEnd', []);
    },
    /** One finger that moves at once. */
    async swipe(from, to) {
      await send('touchStart', [from]);
      await slide([from], [to]);
      await send('touchEnd', []);
    },
    rush: (from, to) => rush(visit, send, from, to),
    /** One finger that rests first, then goes through places. */
    async draw(...places) {
      await send('touchStart', [places[0]]);
      await pause(350);
      for (let i = 1; i < places.length; i++) await slide([places[i - 1]], [places[i]]);
      await send('touchEnd', []);
    },
    /** Two fingers around a place, from one distance to another. */
    async pinch([x, y], from, to) {
      const around = (apart) => [
        [x - apart / 2, y],
        [x + apart / 2, y],
      ];
      await send('touchStart', around(from).slice(0, 1));
      await send('touchStart', around(from));
      await slide(around(from), around(to));
      await send('touchEnd', []);
    },
  };
}

/**
 * One finger that moves while the page is too busy to listen: it hears of everything at once, and late. When the finger
 * moved is told with each event, so that a busy machine does not make it rest.
 */
async function rush({ page, context }, send, from, to, steps = 6) {
  const at = (i) => [[from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps]];
  // The page has heard of the finger, and then of nothing until a cookie is there: the one thing that it can ask
  // for without listening, whether or not a service worker stands between it and the network.
  const deaf = new Promise((done) => page.once('console', done));
  await page.evaluate(() => {
    const busy = () => {
      console.log('deaf');
      while (!document.cookie.includes('heard'));
    };
    document.addEventListener('touchstart', () => requestAnimationFrame(busy), { once: true });
  });
  const began = Date.now() / 1000;
  const sent = [send('touchStart', [from], began)];
  await deaf;
  for (let i = 1; i <= steps; i++) sent.push(send('touchMove', at(i), began + 0.06 + 0.015 * i));
  sent.push(send('touchEnd', [], began + 0.08 + 0.015 * steps));
  // Long enough for a finger that had rested to draw.
  await pause(700);
  await context.addCookies([{ name: 'heard', value: '1', url: page.url().split('#')[0] }]);
  await Promise.all(sent);
  await context.clearCookies();
}

/** The middle of a cell in the window. */
export async function middle(visit, name) {
  const box = await visit.cell(name).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
