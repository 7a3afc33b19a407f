import { expect, test } from 'vitest';
import { countrySites, fallow, onRim, placeOf, townSites } from './round';
import { roman } from './texts';

test('the reader sits at the bottom, the others clockwise from there', () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4))).toEqual([2, 3, 0, 1]);
});

test('of three, nobody sits opposite the reader', () => {
  expect([0, 1, 2].map((seat) => placeOf(seat, 1, 3))).toEqual([3, 0, 1]);
  expect(fallow(3)).toEqual([2]);
  expect(fallow(4)).toEqual([]);
});

test('whoever watches sits with the first baron', () => {
  expect(placeOf(0, -1, 4)).toBe(0);
});

test('sites lie within their estate, and the left of the reader is the left of the screen', () => {
  const farms = countrySites(0, 6);
  expect(farms.every(({ x, y }) => y > Math.abs(x))).toBe(true);
  expect(townSites(0, 3)[1]!.x).toBeCloseTo(0);
  expect(onRim(0, 37).x).toBeLessThan(0);
});

test('years are carved in stone', () => {
  expect([1, 4, 9, 14, 16].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XVI']);
});
