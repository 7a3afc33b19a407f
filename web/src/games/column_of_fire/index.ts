/** What a table is drawn with, in one file. */
import './fire.css';
import type { TextKey, View } from '@/wire/column_of_fire';

export { default as Board } from './Board.svelte';
export { default as Figures } from './Figures.svelte';
export { default as Own } from './Own.svelte';
export { places } from './places';

export const headings: readonly TextKey[] = ['year-begins'];
export const blows: readonly TextKey[] = [
  'conflict-loss',
  'loses-good',
  'loses-points',
  'sends-die',
];
export const heading = (view: View): TextKey | '' => (view.last_year ? 'drawn-last' : '');
