import { expect, test } from 'vitest';
import { apply } from './apply';

test('objects are merged, everything else is replaced whole', () => {
  const old = { number: 4, view: { gold: 3, cards: ['a', 'b'], deep: { kept: 1 } } };

  const made = apply(old, { number: 5, view: { gold: 2, cards: ['c'] } });

  expect(made).toEqual({ number: 5, view: { gold: 2, cards: ['c'], deep: { kept: 1 } } });
  expect(old.view.gold).toBe(3);
  expect(made.view.deep).toBe(old.view.deep);
});

test('keys under the empty key are gone, at any depth', () => {
  const old = { question: { step: 'A', offered: [1], prompt: 'x' }, wish: { seat: 1 } };

  const made = apply(old, { question: { step: 'B', '': ['offered', 'prompt'] }, wish: null });

  expect(made).toEqual({ question: { step: 'B' }, wish: null });
});

test('an object takes the place of null, and null that of an object', () => {
  expect(apply({ view: null } as object, { view: { a: 1 } })).toEqual({ view: { a: 1 } });
  expect(apply({ view: { a: 1 } } as object, { view: null })).toEqual({ view: null });
});

test('objects in a list are changed by their places, the others stay the same', () => {
  const old = { seats: [{ gold: 1, raw: { wood: 2 } }, { gold: 3 }], cards: ['a'] };

  const made = apply(old, { seats: { 0: { raw: { wood: 1 }, '': ['gold'] } } });

  expect(made).toEqual({ seats: [{ raw: { wood: 1 } }, { gold: 3 }], cards: ['a'] });
  expect(made.seats[1]).toBe(old.seats[1]);
  expect(old.seats[0]!.gold).toBe(1);
});
