import { expect, test } from 'vitest';
import { shortened } from '../../scripts/paths';

test('digits that cannot be seen are left out', () => {
  expect(shortened('M 10.123,20.456 L 15.512 -3')).toBe('M10 20l6-23');
  expect(shortened('m1 2h3.04v-4z')).toBe('M1 2h3v-4z');
});

test('errors do not add up along relative steps', () => {
  expect(shortened(`M0 0${'l0.04 0'.repeat(100)}`)).toBe('M0 0h1 1 1 1');
});

test('a closed path goes on from where it began', () => {
  expect(shortened('M10.4 10l5 5zl0.2 0')).toBe('M10 10l5 5zh1');
});

test('what follows the first point is a line', () => {
  expect(shortened('M1 1 5 6 9 9')).toBe('M1 1l4 5 4 3');
});

test('a curve that is flat becomes a line, and the smooth one after it stays as it was', () => {
  expect(shortened('M0 0c3.2 0 6 .3 9 0s20 9 20 9')).toBe('M0 0h9c3 0 20 9 20 9');
  expect(shortened('M0 0c0 20 40 20 40 0')).toBe('M0 0c0 20 40 20 40 0');
});

test('the flags of an arc may stand without a gap', () => {
  expect(shortened('M0 0a1.26 2 0 015.5 5.4')).toBe('M0 0a1.3 2 0 0 1 6 5');
});

test('what is no path is refused', () => {
  expect(() => shortened('M1')).toThrow('not a path');
});
