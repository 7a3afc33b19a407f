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

/** What moved the chance of a seat from its first moment to the end: choices, and all else. */
export interface Ledger {
  own: number;
  others: number;
  luck: number;
  all: number;
}

export const isDone = ({ counted, decisions, done }: Review): boolean =>
  counted && done >= decisions;

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

/** Less is within what the search itself is unsure of. */
const LEAST = 0.03;

/** What a decision cost; nothing if that is not worth telling. */
function costOf(moment: ReviewMoment, sharpness: Sharpness): number {
  const cost = moment[sharpness].best - moment[sharpness].chosen;
  return cost >= LEAST ? cost : 0;
}

/** The decisions that cost anything worth telling, the worst first. */
export function costs({ moments }: Pick<Review, 'moments'>, sharpness: Sharpness): Cost[] {
  return moments
    .map((moment) => ({
      moment,
      cost: costOf(moment, sharpness),
      better: moment[sharpness].better[0],
    }))
    .filter(({ cost }) => cost > 0)
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

/**
 * By seat, what its choices and those of others gave. Whatever else moved its chance was luck: draws,
 * and what no estimate could foresee. (To add up what came with each draw would add up the errors of
 * two estimates each time.)
 */
export function ledgers(review: Review, sharpness: Sharpness): Ledger[] {
  const { moments, end } = review;
  return seatsOf(review).map((seat) => {
    const given = { own: 0, others: 0 };
    for (const moment of moments) {
      const mine = seat === moment.seat ? 'own' : 'others';
      given[mine] += effect(moment, seat, costOf(moment, sharpness));
    }
    const ended = isDone(review) ? end[seat] : undefined; // nothing if somebody gave up
    const last = ended ?? moments.at(-1)?.standing[seat] ?? 0;
    const all = last - (moments[0]?.standing[seat] ?? 0);
    return { ...given, luck: all - given.own - given.others, all };
  });
}
