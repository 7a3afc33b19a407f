import { expect, it } from 'vitest';
import { crossing, lineOf } from './lines';

it('finds where two lines of different directions meet', () => {
  expect(crossing(lineOf('row 1'), lineOf('column 3'))).toBe(2);
  expect(crossing(lineOf('diagonal 2'), lineOf('row 3'))).toBe(6);
});

it('finds nothing while a line is not claimed, or both run the same way', () => {
  expect(crossing(lineOf('row 1'), lineOf(''))).toBe(-1);
  expect(crossing(lineOf('row 1'), lineOf('row 2'))).toBe(-1);
});
