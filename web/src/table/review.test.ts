import { describe, expect, it } from 'vitest';
import type { Review, ReviewMoment } from '@/wire/wire';
import { costAt, costliest, curves, ledgers } from './review';

const look = (best: number, chosen: number) => ({
  best,
  chosen,
  better: chosen < best ? [{ words: 'lay 2', label: { key: 'do-lay' }, chance: best }] : [],
});

function moment(number: number, seat: number, more: Partial<ReviewMoment>): ReviewMoment {
  const open = look(0.5, 0.5);
  return {
    number,
    seat,
    when: null,
    label: { key: 'do-lay' },
    standing: [0.5, 0.5],
    open,
    known: open,
    ...more,
  };
}

const MOMENTS = [
  moment(4, 0, { open: look(0.5, 0.3), known: look(0.45, 0.44) }),
  moment(5, 1, { standing: [0.3, 0.7], open: look(0.7, 0.7) }),
  moment(6, 0, { standing: [0.6, 0.4], open: look(0.6, 0.6) }),
];
const REVIEW: Review = {
  asked: true,
  counted: true,
  may_begin: true,
  decisions: 3,
  done: 3,
  end: [1, 0],
  hidden: true,
  moments: MOMENTS,
};

describe('a review', () => {
  it('tells the chances of all at every decision and at the end', () => {
    const [first, second] = curves(REVIEW, 'open');
    expect(first!.map(({ chance }) => chance)).toEqual([0.5, 0.3, 0.6, 1]);
    expect(second!.map(({ chance }) => chance)).toEqual([0.5, 0.7, 0.4, 0]);
  });

  it('tells what each seat could think at its own decisions', () => {
    const [first, second] = curves({ ...REVIEW, done: 2 }, 'known');
    expect(first!.map(({ place }) => place)).toEqual([0, 2]);
    expect(second!.map(({ place }) => place)).toEqual([1]);
  });

  it('finds what cost most, but not what hardly cost anything', () => {
    const [worst, ...others] = costliest(REVIEW, 'open');
    expect(worst).toMatchObject({ moment: MOMENTS[0], better: { words: 'lay 2' } });
    expect(others).toEqual([]);
    expect(costliest(REVIEW, 'known')).toEqual([]);
  });

  it('finds what cost most at a moment that several decisions share', () => {
    const [first] = MOMENTS;
    const shared = { ...REVIEW, moments: [moment(4, 0, { open: look(0.5, 0.4) }), first!] };

    expect(costAt(shared, 'open', 4)?.moment).toBe(first);
    expect(costAt(shared, 'open', 5)).toBeUndefined();
  });

  it('tells luck from skill', () => {
    const [first, second] = ledgers(REVIEW, 'open');
    expect(first!.own).toBeCloseTo(-0.2);
    expect(first!.luck).toBeCloseTo(0.7);
    expect(second!.others).toBeCloseTo(0.2);
    expect(second!.luck).toBeCloseTo(-0.7);
  });

  it('adds up to what became of the chance', () => {
    for (const { own, others, luck, all } of ledgers(REVIEW, 'open'))
      expect(own + others + luck).toBeCloseTo(all);
    expect(ledgers(REVIEW, 'open').map(({ all }) => all)).toEqual([0.5, -0.5]);
  });

  it('counts no cost that is not worth telling', () => {
    expect(ledgers(REVIEW, 'known')[0]!.own).toBe(0);
  });

  it('does not hold it against anybody that a game was given up', () => {
    const given = { ...REVIEW, end: [] };
    expect(curves(given, 'open')[0]).toHaveLength(3);
    expect(ledgers(given, 'open')[0]!.luck).toBeCloseTo(0.3);
  });

  it('does not count what is still to come', () => {
    const [last] = MOMENTS.slice(1);
    const growing = { ...REVIEW, decisions: 9, moments: [last!] };
    expect(ledgers(growing, 'open')[0]!.luck).toBeCloseTo(0);
  });
});
