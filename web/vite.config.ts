import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { icons } from './scripts/icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting(), icons(here('src'))],
  resolve: { alias: { '@': here('src'), '@package': here('../src/kingsbridge') } },
  build: {
    outDir: here('../src/kingsbridge/client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // an inlined font would be a data: address, which the page's policy refuses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8321', ws: true },
      '/watch': 'http://127.0.0.1:8321',
      '/build': 'http://127.0.0.1:8321',
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: [here('src/testing.ts')],
  },
});
