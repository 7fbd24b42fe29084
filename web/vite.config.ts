import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Catalogues that the page says from beginning to end. */
const WHOLE = /(page|options|lens|lessons)\.ftl/;

/**
 * What the page says of a catalogue of the program: a game and what it offers, why the service stopped, how far it is.
 * The reasons of steps come from the service, so they need not be loaded, nor the page be built again for them.
 */
function pageWords(): Plugin {
  const said = (message: string) => {
    const key = /^[\w-]+/.exec(message)?.[0] ?? '';
    const [name, about] = [/\n +\.name = .*/, /\n +\.about = .*/].map((part) => part.exec(message)?.[0] ?? '');
    if (name) return `${key} =${name}${about}\n`;
    return /^[a-z]+$|-method-|-option-|^stop-|^progress-/.test(key) ? `${message}\n` : '';
  };
  return {
    name: 'page-words',
    transform(code, id) {
      if (!/locales.*\.ftl\?raw$/.test(id) || WHOLE.test(id)) return null;
      const text: string = JSON.parse(code.slice(code.indexOf('"')));
      const words = text.split(/\n(?=[a-z#])/i).map(said);
      return `export default ${JSON.stringify(words.join(''))}`;
    },
  };
}

/** A language is one file, and one more for each room that few open: the microscope, and the lessons. */
const words = (id: string) => {
  const room = /(lens|lessons)\.ftl/.exec(id);
  return `${room ? `${room[1]}-` : ''}words-${/locales.(\w[\w-]*)/.exec(id)?.[1]}`;
};

// The service embeds dist/, so the same source must always give the same files.
export default defineConfig({
  base: './',
  plugins: [pageWords(), svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: words, test: /locales.*\.ftl/ }] } } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:7979' } },
});
