// Where the nodes of a tree are drawn: leaves side by side, parents above the middle of their children.

import type { Node } from './wire';

export interface Layout {
  /** From 0 to 1. */
  x: Float64Array;
  /** How deep, from 0. */
  depth: Int32Array;
  deepest: number;
  /** The how manieth each was settled, from 0. */
  rank: Int32Array;
}

/** Lays a tree out; parents come before their children in the list, so that two passes do. */
export function layout(nodes: Node[]): Layout {
  const count = nodes.length;
  const [x, depth] = [new Float64Array(count), new Int32Array(count)];
  const [first, last, leaves] = [new Int32Array(count).fill(-1), new Int32Array(count), new Int32Array(count)];
  const next = new Int32Array(count).fill(-1);
  let deepest = 0;
  for (let i = 0; i < count; i++) {
    const parent = nodes[i].parent;
    if (parent === null || parent === undefined) continue;
    depth[i] = depth[parent] + 1;
    deepest = Math.max(deepest, depth[i]);
    // Children in the order of their values: 0 on the left, 1 on the right.
    if (first[parent] < 0) first[parent] = last[parent] = i;
    else if (nodes[i].value < nodes[first[parent]].value) {
      next[i] = first[parent];
      first[parent] = i;
    } else {
      next[last[parent]] = i;
      last[parent] = i;
    }
  }
  for (let i = count - 1; i >= 0; i--) {
    if (first[i] < 0) leaves[i] = 1;
    const parent = nodes[i].parent;
    if (parent !== null && parent !== undefined) leaves[parent] += leaves[i];
  }
  const all = leaves[0] || 1;
  const start = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    x[i] = (start[i] + leaves[i] / 2) / all;
    let from = start[i];
    for (let child = first[i]; child >= 0; child = next[child]) {
      start[child] = from;
      from += leaves[child];
    }
  }
  const order = Int32Array.from({ length: count }, (_, i) => i);
  order.sort((a, b) => nodes[a].seconds - nodes[b].seconds || a - b);
  const rank = new Int32Array(count);
  order.forEach((node, i) => (rank[node] = i));
  return { x, depth, deepest, rank };
}

/** The node nearest to a point among those that are shown, both in pixels. */
export function nearest(
  { x, depth }: Layout,
  shown: (node: number) => boolean,
  point: { x: number; y: number },
  place: (x: number, depth: number) => { x: number; y: number },
): number {
  let [best, least] = [0, Infinity];
  for (let i = 0; i < x.length; i++) {
    if (!shown(i)) continue;
    const at = place(x[i], depth[i]);
    const far = (at.x - point.x) ** 2 + (at.y - point.y) ** 2;
    if (far < least) [best, least] = [i, far];
  }
  return best;
}
