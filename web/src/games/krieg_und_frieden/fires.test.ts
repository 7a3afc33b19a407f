import { expect, test } from 'vitest';
import type { View } from '@/wire/krieg_und_frieden';
import { burning } from './fires';

const view = (season: string, ...houses: [farms: number, workshops: number][]) =>
  ({
    season,
    barons: houses.map(([farms, workshops]) => ({ farms, workshops })),
  }) as unknown as View;

test('a farm that is gone has burnt down', () => {
  const fire = burning(view('summer', [2, 0], [3, 1]), null, view('summer', [2, 0], [2, 1]));
  expect(fire).toEqual({ seat: 1, kind: 'farm', age: 0 });
});

test('so has a workshop', () => {
  const fire = burning(view('summer', [2, 1]), null, view('summer', [2, 0]));
  expect(fire?.kind).toBe('workshop');
});

test('a farm that becomes a workshop does not burn', () => {
  expect(burning(view('summer', [3, 0]), null, view('summer', [2, 1]))).toBeNull();
});

test('workshops that a piece of the cathedral sends home do not burn', () => {
  expect(burning(view('spring', [3, 2]), null, view('spring', [3, 0]))).toBeNull();
});

test('a fire goes out after some moments, and with the summer', () => {
  const summer = view('summer', [2, 0]);
  let fire = burning(view('summer', [3, 0]), null, summer);
  expect(burning(summer, fire, view('autumn', [2, 0]))).toBeNull();
  for (let moment = 0; moment < 3; moment += 1) fire = burning(summer, fire, summer);
  expect(fire).not.toBeNull();
  expect(burning(summer, fire, summer)).toBeNull();
});
