/** What a review says: the curves, what cost most, and luck told apart from skill. Only arithmetic. */
import type { BetterOption, Review, ReviewMoment } from '@/wire/wire';

/** As far as the seats could know, or with open eyes. */
export type Sharpness = 'known' | 'open';

/** A seat's chance to win at a place of the review; the last place is the end of the game. */
export interface Point {
  place: number;
  chance: number;
}

/** A decision, what it cost, and what would have been better. */
export interface Cost {
  moment: ReviewMoment;
  cost: number;
  better: BetterOption | undefined;
}

/** What moved the chance of a seat, as far as it can be told. */
export interface Ledger {
  own: number;
  others: number;
  draws: number;
}

export const isDone = ({ decisions, done }: Review): boolean => decisions > 0 && done >= decisions;

const seatsOf = ({ moments }: Review): number[] => moments[0]?.standing.map((_, at) => at) ?? [];

/** The chances of every seat: with open eyes at every decision, else each at its own. */
export function curves(review: Review, sharpness: Sharpness): Point[][] {
  const { moments, end } = review;
  return seatsOf(review).map((seat) => {
    const last = end[seat];
    const points = moments.flatMap((moment, place) => {
      if (sharpness === 'open') return [{ place, chance: moment.standing[seat] ?? 0 }];
      return moment.seat === seat ? [{ place, chance: moment.known.best }] : [];
    });
    if (last === undefined || !isDone(review)) return points;
    return [...points, { place: moments.length, chance: last }];
  });
}

const costOf = (moment: ReviewMoment, sharpness: Sharpness) =>
  Math.max(0, moment[sharpness].best - moment[sharpness].chosen);

/** Less is within what the search itself is unsure of. */
const LEAST = 0.03;

/** The decisions that cost anything worth telling, the worst first. */
export function costs({ moments }: Pick<Review, 'moments'>, sharpness: Sharpness): Cost[] {
  return moments
    .map((moment) => ({
      moment,
      cost: costOf(moment, sharpness),
      better: moment[sharpness].better[0],
    }))
    .filter(({ cost }) => cost >= LEAST)
    .sort((a, b) => b.cost - a.cost);
}

/** The decisions that cost most. */
export const costliest = (review: Review, sharpness: Sharpness, most = 5): Cost[] =>
  costs(review, sharpness).slice(0, most);

/**
 * What a decision at a moment cost, if it did. Eyes that did not see the cards of a bid laid one by
 * one have one moment for all of them: then it is the worst.
 */
export const costAt = (review: Review, sharpness: Sharpness, number: number): Cost | undefined =>
  costs(review, sharpness).find(({ moment }) => moment.number === number);

/** What a decision changed for a seat: what one loses the others share. */
function effect(moment: ReviewMoment, seat: number, cost: number): number {
  if (seat === moment.seat) return -cost;
  const others = 1 - (moment.standing[moment.seat] ?? 0);
  return others > 0 ? (cost * (moment.standing[seat] ?? 0)) / others : 0;
}

/** By seat, what its choices, those of others and the draws gave; the rest, the estimate corrected. */
export function ledgers(review: Review, sharpness: Sharpness): Ledger[] {
  const { moments, end } = review;
  return seatsOf(review).map((seat) => {
    const found: Ledger = { own: 0, others: 0, draws: 0 };
    moments.forEach((moment, place) => {
      const next = moments[place + 1]?.standing[seat] ?? (isDone(review) ? end[seat] : undefined);
      const chosen = effect(moment, seat, costOf(moment, sharpness));
      found[seat === moment.seat ? 'own' : 'others'] += chosen;
      if (next === undefined || !moment.drawn) return; // it is to come, or somebody gave up there
      found.draws += next - (moment.standing[seat] ?? 0) - chosen;
    });
    return found;
  });
}
