import { expect, test } from 'vitest';
import { askedAbout, offeredIn } from './scenes';

test('what is asked about is where it can be pointed at', () => {
  expect(askedAbout(['white in england', 'renounce'])).toBe('countries');
  expect(askedAbout(['move to 3', 'use sell'])).toBe('track');
  expect(askedAbout(['remove catholic from spain', 'nothing'])).toBe('countries');
  expect(askedAbout(['lay stone', 'ward off'])).toBe('countries');
});

test('goods, dice and religions are asked about nowhere on the board', () => {
  expect(askedAbout(['take book', 'sell book in france', 'nothing'])).toBeUndefined();
  expect(askedAbout(['catholic', 'protestant'])).toBeUndefined();
  expect(askedAbout(['turn white up', 'pay for blue', 'go on'])).toBeUndefined();
});

test('a part of the board knows what is offered in it', () => {
  expect(offeredIn('track', ['next space', 'place neutral in spain'])).toEqual(['next space']);
});
