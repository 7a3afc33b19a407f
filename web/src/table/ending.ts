/** Who won and why, and how it went: worked out from the result and the course of the game. */
import type { Result, Standing } from '@/wire/wire';

/** The seats from the first place to the last. */
export function byPlace(ranking: readonly number[]): number[] {
  return ranking.map((_, seat) => seat).sort((a, b) => ranking[a]! - ranking[b]!);
}

type Outcome = Pick<Result, 'account' | 'ranking' | 'resigned' | 'winners'>;

/**
 * The first figure in which the winner differs from the next; none if they share the place, or if
 * no figure decided: somebody resigned, or a bot finished the first place.
 */
export function deciding({ account, ranking, resigned, winners }: Outcome): string {
  const [first, second] = byPlace(ranking);
  if (first === undefined || second === undefined) return '';
  if (resigned !== null || !winners.includes(first)) return '';
  if (ranking[first] === ranking[second]) return '';
  const mine = account[first] ?? {};
  return Object.keys(mine).find((key) => mine[key] !== account[second]?.[key]) ?? '';
}

/** A figure over time: a row of values for each seat. */
export interface Series {
  /** A text key. */
  key: string;
  values: number[][];
}

/** Which move an event was, as a replay counts: every position that was seen is one. */
export const moveOf = (course: readonly Standing[], event: number): number =>
  course.filter(({ number }) => number <= event).length;

const same = (one: number[][], other: number[][]) => String(one) === String(other);

/** Every figure that moved in the course of the game, the score first. */
export function seriesOf(course: readonly Standing[]): Series[] {
  const seats = course[0]?.scores.map((_, seat) => seat) ?? [];
  const values = (of: (standing: Standing, seat: number) => number) =>
    seats.map((seat) => course.map((standing) => of(standing, seat)));
  const figures = Object.keys(course[0]?.account[0] ?? {}).map((key) => ({
    key,
    values: values((standing, seat) => standing.account[seat]?.[key] ?? 0),
  }));
  const score = { key: 'end-score', values: values((standing, seat) => standing.scores[seat]!) };
  const all = figures.some((one) => same(one.values, score.values)) ? figures : [score, ...figures];
  return all.filter((one) => one.values.some((row) => new Set(row).size > 1));
}

/** A few round numbers from the least to the most. */
export function ticks(least: number, most: number, about = 4): number[] {
  const rough = Math.max(1, (most - least) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  const found: number[] = [];
  for (let at = Math.ceil(least / step); at * step <= most; at++) found.push(at * step + 0);
  return found;
}
