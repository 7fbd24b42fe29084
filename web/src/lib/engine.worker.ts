// Work that may last, away from the page's own thread. Ending this worker ends the work.

import { Module } from './module';

export type Order = { code: WebAssembly.Module } | { language: string; path: string; body: unknown };

let module: Module;

onmessage = ({ data }: MessageEvent<Order>) => {
  if ('code' in data) {
    module = new Module(data.code, (news) => postMessage({ news }));
    return;
  }
  try {
    postMessage({ told: module.ask(data.language, data.path, data.body) });
  } catch (error) {
    postMessage({ broken: String(error) });
  }
};
