import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The service embeds dist/, so the same source must always give the same files.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': 'http://127.0.0.1:7979' } },
});
