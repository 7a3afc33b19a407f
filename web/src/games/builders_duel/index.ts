/** What a table is drawn with, in one file. */
import type { TextKey } from '@/wire/builders_duel';

export { default as Board } from './Board.svelte';
export { default as Figures } from './Figures.svelte';
export { default as Own } from './Own.svelte';
export { places } from './places';

export const headings: readonly TextKey[] = ['turn-begins'];
