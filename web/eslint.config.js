import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { configs as typescript, parser } from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default [
  { ignores: ['dist', 'src/wire.ts'] }, // written by programs
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...typescript.strict,
  ...typescript.stylistic,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser, svelteConfig } },
  },
  {
    rules: {
      // A name that only holds a place begins with _.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // noUncheckedIndexedAccess asks at every index; what the server sends is whole.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Most lists never change their order; pieces that move have ids (boards/parts/reconcile.ts).
      'svelte/require-each-key': 'off',
      // State is replaced, not changed ($state.raw); a Map that nothing draws may be a plain one.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
];
