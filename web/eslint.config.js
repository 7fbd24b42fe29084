import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Types are svelte-check's and layout is prettier's; this looks for mistakes.
export default ts.config(
  { ignores: ['dist', 'dist.old'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$' }],
      // Sets and maps are built once and replaced whole, so nothing need watch them change.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check, which gives the warnings, needs comments that this rule calls idle.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
);
