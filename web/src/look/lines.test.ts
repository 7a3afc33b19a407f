import { expect, test } from 'vitest';
import { apart } from './lines';

test('what would lie upon each other lies one below the other, and within the frame', () => {
  expect(apart([10, 80], 20, 100)).toEqual([10, 80]);
  expect(apart([10, 12], 20, 100)).toEqual([10, 30]);
  expect(apart([12, 10, 11], 20, 100)).toEqual([50, 10, 30]);
  expect(apart([100, 100, 5], 20, 100)).toEqual([80, 100, 5]);
});
