// Thinks away from the page, so that the board stays lively.

import { choose, type Board, type Level } from './pairs-ai';

onmessage = (event: MessageEvent<{ board: Board; taken: boolean[]; level: Level }>) => {
  const { board, taken, level } = event.data;
  postMessage(choose(board, taken, level));
};
