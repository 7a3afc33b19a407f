import { expect, test } from 'vitest';
import { angleOf, seen } from './turning';

test('whoever looks sits below, the others clockwise from there', () => {
  expect([0, 1, 2, 3].map((side) => seen(side, 2))).toEqual([2, 3, 0, 1]);
});

test('the first corner of a card turned to its start points down, the next clockwise', () => {
  // clockwise from above the corner at the top left lies at 315 degrees, below is 180
  expect(315 + angleOf(0, 0, 0)).toBe(180);
  expect(angleOf(1, 0, 0) - angleOf(0, 0, 0)).toBe(90);
});

test('a card takes the shorter way', () => {
  expect(angleOf(3, 0, -135)).toBe(-225);
  expect(angleOf(-1, 0, 300)).toBe(360);
});
