import { beforeEach, expect, it } from 'vitest';
import type { Offer, Question } from '@/wire/wire';
import { isOnlyPayment, isSpared, named, spare } from './answers';

const offer = (words: string, marks: Partial<Offer> = {}): Offer => ({
  words,
  label: { key: 'do' },
  ...marks,
});
const no = offer('nothing', { declines: true });
const moment = (...offered: Offer[]): Question => ({ step: 'Moment', rule: '9.1', offered });

beforeEach(() => localStorage.clear());

it('gives one or two answers a button, so that the refusal is not the only one', () => {
  expect(named([offer('sell wine'), no])).toEqual(['sell wine']);
  expect(named([offer('lay stone'), offer('ward off')])).toEqual(['lay stone', 'ward off']);
  expect(named([offer('take ore'), offer('take book'), no])).toEqual([]);
});

it('names protection among many dice, and no space of the track', () => {
  const dice = ['white', 'blue', 'brown'].map((die) => offer(`send ${die}`));
  expect(named([offer('protect'), ...dice])).toEqual(['protect']);
  expect(named([offer('white in england'), no])).toEqual([]);
  expect(named([offer('turn black up'), offer('turn black down')])).toEqual([]);
  expect(named([offer('move to 13'), offer('use turn', { aside: '9.1' })])).toEqual([]);
});

it('knows a moment at which one could only pay', () => {
  const go = offer('go on', { declines: true });
  const pay = offer('pay for black', { aside: '9.1' });
  expect(isOnlyPayment(moment(go, pay))).toBe(true);
  expect(isOnlyPayment(moment(go, pay, offer('use turn', { aside: '9.1' })))).toBe(false);
  expect(isOnlyPayment({ ...moment(go, pay), step: 'MoveDisk' })).toBe(false);
  expect(isOnlyPayment(null)).toBe(false);
});

it('remembers of each table who wants not to be asked', () => {
  spare('one', true);
  expect([isSpared('one'), isSpared('other')]).toEqual([true, false]);
  spare('one', false);
  expect(isSpared('one')).toBe(false);
});
