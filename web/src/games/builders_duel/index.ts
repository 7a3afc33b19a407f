/** What a table is drawn with, in one file. */
export { default as Board } from './Board.svelte';
export { default as Figures } from './Figures.svelte';
export { default as Own } from './Own.svelte';
export { guide } from './guide';
