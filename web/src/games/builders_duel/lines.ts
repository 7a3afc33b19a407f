/** The eight lines of the square, as they lie on the table. */

export interface Line {
  words: string;
  places: readonly [number, number, number];
  /** Where its tab is, among the rows and columns around the square; see `Square`. */
  tab: string;
  /** Which way its arrow points, in degrees from the right. */
  turn: number;
}

export const LINES: readonly Line[] = [
  { words: 'diagonal 1', places: [0, 4, 8], tab: 'corner-left', turn: 45 },
  { words: 'column 1', places: [0, 3, 6], tab: 'top-1', turn: 90 },
  { words: 'column 2', places: [1, 4, 7], tab: 'top-2', turn: 90 },
  { words: 'column 3', places: [2, 5, 8], tab: 'top-3', turn: 90 },
  { words: 'diagonal 2', places: [2, 4, 6], tab: 'corner-right', turn: 135 },
  { words: 'row 1', places: [0, 1, 2], tab: 'left-1', turn: 0 },
  { words: 'row 2', places: [3, 4, 5], tab: 'left-2', turn: 0 },
  { words: 'row 3', places: [6, 7, 8], tab: 'left-3', turn: 0 },
];

export function lineOf(words: string): Line | undefined {
  return LINES.find((line) => line.words === words);
}

/** The place that two lines share, or -1. */
export function crossing(one: Line | undefined, other: Line | undefined): number {
  return one?.places.find((place) => other?.places.includes(place)) ?? -1;
}
