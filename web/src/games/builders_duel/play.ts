/** What every game is drawn with, in the words of this one. */
import { typed } from '@/table/typed';
import type { TextKey, Words } from '@/wire/builders_duel';

export const { Cover, Piece, usePlay } = typed<Words, TextKey>();
export type Play = ReturnType<typeof usePlay>;
