/** What a table is drawn with, in one file. */
import './fire.css';
import type { TextKey } from '@/wire/column_of_fire';

export { default as Board } from './Board.svelte';
export { default as Figures } from './Figures.svelte';
export { default as Own } from './Own.svelte';
export { places } from './places';

export const headings: readonly TextKey[] = ['year-begins'];
