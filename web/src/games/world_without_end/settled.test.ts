import { expect, test } from 'vitest';
import type { StoryLine } from '@/wire/wire';
import { settledOf } from './settled';

const some = (good: string, number: number) => ({ key: `some-${good}`, blanks: { number } });

function told(key: string, blanks: StoryLine['blanks'] = {}): StoryLine {
  return { key, blanks, event: 1 };
}

function gave(seat: number, good: string, paid: number, missing = 0, number = 0): StoryLine {
  const key = missing > 0 ? 'misses-contribution' : 'pays-contribution';
  return told(key, { seat, goods: some(good, paid), missing: some(good, missing), number });
}

const END = [
  told('round-begins', { number: 6 }),
  gave(1, 'piety', 2),
  gave(0, 'piety', 2),
  gave(0, 'grain', 0, 2, 4),
  gave(0, 'gold', 3, 1, 1),
  told('sanctioned', { seat: 1, sanction: { key: 'sanction-court' } }),
  told('sanctioned', { seat: 0, sanction: { key: 'sanction-begging' } }),
  told('period-begins', { number: 2 }),
  told('round-begins', { number: 1 }),
  told('receives', { seat: 0, goods: some('grain', 1) }),
];

test('a player is told what he gave, lacked and lost at the end of a period', () => {
  expect(settledOf(END, 0)).toEqual({
    period: 1,
    given: { piety: 2, gold: 3 },
    missed: { grain: 2, gold: 1 },
    lost: 5,
    sanctions: [{ key: 'sanction-begging' }],
  });
});

test('before the first period nothing was due', () => {
  expect(settledOf([told('period-begins', { number: 1 })], 0)).toBeNull();
  expect(settledOf([], 0)).toBeNull();
});
