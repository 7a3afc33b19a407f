/** The story put in order: parts, with their headings; talk and notes are told elsewhere. */
import { isTalk, NOTED, SAID } from '@/live/talk';
import type { StoryLine } from '@/wire/wire';

export interface Part {
  /** The line that opens the part; none before the first one. */
  heading: StoryLine | null;
  lines: StoryLine[];
}

/** What happened, in parts that begin with one of these lines. */
export function inParts(story: readonly StoryLine[], headings: readonly string[]): Part[] {
  const parts: Part[] = [{ heading: null, lines: [] }];
  for (const line of story) {
    if (isTalk(line)) continue;
    if (headings.includes(line.key)) parts.push({ heading: line, lines: [] });
    else parts.at(-1)!.lines.push(line);
  }
  return parts.filter((part) => part.heading || part.lines.length > 0);
}

/** Where to begin so that only so many of the last lines are there: in which part, with which line. */
export function beginOf(parts: readonly Part[], wanted: number): { part: number; line: number } {
  let left = wanted;
  for (let part = parts.length - 1; part >= 0; part--) {
    const { length } = parts[part]!.lines;
    if (length >= left) return { part, line: length - left };
    left -= length;
  }
  return { part: 0, line: 0 };
}

/** The seat that a line speaks of. */
export function seatOf(line: StoryLine): number | null {
  const seat = line.blanks?.seat;
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}

/** How many lines were told after an event, in talk or in the chronicle; one's own do not count. */
export function unread(
  story: readonly StoryLine[],
  kind: 'log' | 'talk',
  since: number,
  seat: number,
): number {
  return story.filter(
    (line) =>
      line.event > since &&
      line.key !== NOTED &&
      (kind === 'talk') === (line.key === SAID) &&
      seatOf(line) !== seat,
  ).length;
}

/**
 * What befell a seat by these lines, each after the line of nobody that brought it. Of a loss whose
 * cause is older, its player has chosen it himself.
 */
export function befell(
  story: readonly StoryLine[],
  seat: number,
  blows: readonly string[] = [],
): StoryLine[] {
  let cause: StoryLine | null = null;
  const found = new Set<StoryLine>();
  for (const line of story) {
    if (isTalk(line)) continue;
    if (seatOf(line) === null) cause = line;
    else if (cause && seatOf(line) === seat && blows.includes(line.key)) found.add(cause).add(line);
  }
  return [...found];
}
