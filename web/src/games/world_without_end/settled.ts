/** What the end of a period meant for one player, gathered from the story. */
import type { StoryLine, TextLine } from '@/wire/wire';

export interface Settled {
  /** The period that ended. */
  period: number;
  given: Record<string, number>;
  missed: Record<string, number>;
  /** Points lost for what was missing. */
  lost: number;
  sanctions: TextLine[];
}

const isBegun = ({ key }: StoryLine) => key === 'period-begins';
const isRound = ({ key }: StoryLine) => key === 'round-begins';

/** The contributions before the period that is under way; none in the first. */
export function settledOf(story: readonly StoryLine[], seat: number): Settled | null {
  const begun = story.findLastIndex(isBegun);
  const period = Number(story[begun]?.blanks?.number ?? 0) - 1;
  if (period < 1) return null;
  const before = story.slice(0, begun);
  const settled: Settled = { period, given: {}, missed: {}, lost: 0, sanctions: [] };
  const ended = before.slice(Math.max(0, before.findLastIndex(isRound)));
  for (const { key, blanks = {} } of ended) {
    if (blanks.seat !== seat) continue;
    if (key === 'sanctioned') settled.sanctions.push(blanks.sanction as TextLine);
    if (key !== 'pays-contribution' && key !== 'misses-contribution') continue;
    count(settled.given, blanks.goods as TextLine);
    count(settled.missed, blanks.missing as TextLine);
    settled.lost += Number(blanks.number);
  }
  return settled;
}

/** Add what "some-grain" and a number say; nothing is not noted. */
function count(amounts: Record<string, number>, { key, blanks }: TextLine): void {
  const number = Number(blanks?.number ?? 0);
  if (number > 0) amounts[key.replace('some-', '')] = number;
}
