import { expect, test } from 'vitest';
import type { Sight } from '@/wire/wire';
import { due } from './screen.svelte';

const chair = (bot = '') => ({ name: '', bot, person: true, resigned: false });

function sight(part: Partial<Sight>): Sight {
  const seats = [chair(), chair(), chair()];
  return { phase: 'playing', asked: 0, wish: null, seats, ...part } as Sight;
}

test('whoever is asked is to sit before the screen', () => {
  expect(due(sight({ asked: 1 }), [0, 1], 0)).toBe(1);
  expect(due(sight({ asked: 0 }), [0, 1], 0)).toBe(0);
});

test('while somebody elsewhere is asked, whoever is there stays', () => {
  expect(due(sight({ asked: 2 }), [0, 1], 1)).toBe(1);
});

test('nobody has to sit down for a seat that a bot plays', () => {
  const seats = [chair(), chair('greedy'), chair()];
  expect(due(sight({ asked: 1, seats }), [0, 1], 0)).toBe(0);
});

test('who is asked for consent comes first', () => {
  const wish = { seat: 0, wish: 'take back', waiting_for: [1], taught: false };
  expect(due(sight({ asked: 0, wish }), [0, 1], 0)).toBe(1);
  expect(due(sight({ asked: 0, wish: { ...wish, waiting_for: [2] } }), [0, 1], 0)).toBe(0);
});

test('before and after the game nobody has to move', () => {
  expect(due(sight({ asked: 1, phase: 'over' }), [0, 1], 0)).toBe(0);
});
