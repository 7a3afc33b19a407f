/** What every game is drawn with, in the words of this one. */
import { typed } from '@/table/typed';
import type { TextKey, Words } from '@/wire/column_of_fire';

export const { Cover, Piece, SvgPiece, usePlay } = typed<Words, TextKey>();
export type Play = ReturnType<typeof usePlay>;
