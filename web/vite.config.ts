import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { CompileOptions } from 'svelte/compiler';
import { defineConfig } from 'vitest/config';
import { icons } from './scripts/icons.ts';
import { hints } from './scripts/hints.ts';
import { packed } from './scripts/packed.ts';
import { texts } from './scripts/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The class that keeps a component's style to itself. */
const cssHash: CompileOptions['cssHash'] = ({ hash, css }) => `s${hash(css).slice(0, 5)}`;

/** The game whose table a file draws. */
const drawnGame = (id: string) => /games[\\/](\w+)[\\/]/.exec(id)?.[1] ?? null;

/** Does a game's picture on the front page show this file of its drawing too? */
function isPictured(id: string): boolean {
  const [, folder, file] =
    /^(.*[\\/]games[\\/]\w+[\\/])([\w-]+(?:\.(?:svelte|css))?)(?:\.ts)?$/.exec(id) ?? [];
  const picture = `${folder}Picture.svelte`;
  return existsSync(picture) && readFileSync(picture, 'utf8').includes(`'./${file}'`);
}

/** What is wanted together lies in one file: few files, that pack better. */
const groups = [
  {
    name: 'kingsbridge', // what every page needs, and what pages and tables share
    test: /src[\\/](main\.ts|look[\\/]|games[\\/]index|pages[\\/](Title|memory|names|seats)\.)/,
    priority: 3,
  },
  {
    name: 'table', // with what every game is drawn with
    test: /src[\\/](pages[\\/]Table\.svelte|table[\\/]typed\.ts)$/,
    priority: 2,
  },
  {
    name: (id: string) => `${drawnGame(id)}-pictured`, // what a table and its picture share
    test: isPictured,
    priority: 1,
  },
  {
    name: drawnGame,
    test: /games[\\/]\w+[\\/]index\.ts$/,
  },
];

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash } }),
    svelteTesting(),
    icons(here('src')),
    texts(),
    hints(),
    packed(),
  ],
  resolve: { alias: { '@': here('src'), '@package': here('../src/kingsbridge') } },
  build: {
    outDir: here('../src/kingsbridge/client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // an inlined font would be a data: address, which the page's policy refuses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: 'manifest.json', // what belongs to what; the test of the size reads it
    rolldownOptions: {
      // Svelte prepares for custom elements, of which there are none here
      treeshake: { moduleSideEffects: [{ test: /custom-element\.js$/, sideEffects: false }] },
      output: { codeSplitting: { groups } },
    },
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
    isolate: false, // a document of its own for each file would take five times as long
    include: ['src/**/*.test.ts'],
    setupFiles: [here('src/testing.ts')],
  },
});
