// Real fingers: touch events as the browser's own input makes them.

/** A hand on a touch screen. Places are [x, y] in the window. */
export async function fingers(visit) {
  const devtools = await visit.context.newCDPSession(visit.page);
  const send = (type, places) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
  const pause = (ms) => visit.page.waitForTimeout(ms);

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

/** The middle of a cell in the window. */
export async function middle(visit, name) {
  const box = await visit.cell(name).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
