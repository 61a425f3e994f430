import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
export default defineConfig({ plugins: [svelte()], cacheDir: '/tmp/vitecache-layout', server: { port: 5199, fs: { strict: false }, proxy: { '/api': { target: 'http://127.0.0.1:8124', ws: true, changeOrigin: true, headers: { origin: 'http://127.0.0.1:8124' } } } } });
