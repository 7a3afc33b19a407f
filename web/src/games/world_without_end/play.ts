/** What every game is drawn with, in the words of this one. */
import { typed } from '@/table/typed';
import type { TextKey, Words } from '@/wire/world_without_end';

export const { Cover, Piece, SvgPiece, usePlay } = typed<Words, TextKey>();
export type Play = ReturnType<typeof usePlay>;
