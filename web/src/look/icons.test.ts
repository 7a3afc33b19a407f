import { expect, test } from 'vitest';
import { shortened } from '../../scripts/paths';

test('digits that cannot be seen are left out', () => {
  expect(shortened('M 10.123,20.456 L 0.512 -3')).toBe('M10.1 20.5L.5-3');
  expect(shortened('m1 2h3.04v-4z')).toBe('m1 2h3v-4z');
});

test('errors do not add up along relative steps', () => {
  const path = `M0 0${'l0.04 0'.repeat(100)}`;
  const steps = [...shortened(path).matchAll(/l(\S+) 0/g)].map((match) => Number(match[1]));
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(4, 1);
});

test('a closed path goes on from where it began', () => {
  expect(shortened('M10.04 10l5 5zl0.04 0')).toBe('M10 10l5 5zl.1 0');
});

test('the flags of an arc may stand without a gap', () => {
  expect(shortened('M0 0a1.26 2 0 01.55.5')).toBe('M0 0a1.3 2 0 0 1 .6 .5');
});

test('what is no path is refused', () => {
  expect(() => shortened('M1')).toThrow('not a path');
});
