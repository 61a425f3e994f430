import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './licences.ts';

/** Where `make web` puts the page: beside the server that serves it. */
const PAGE = '../src/serai/server/page';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), licences()],
  base: mode === 'gallery' ? './' : '/',
  build: {
    target: 'es2022',
    outDir: mode === 'gallery' ? 'dist/gallery' : PAGE,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: mode === 'gallery' ? { input: 'gallery.html' } : {},
    reportCompressedSize: true,
  },
  server: {
    // The server of the games, when one runs beside `npm run dev`.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
}));
