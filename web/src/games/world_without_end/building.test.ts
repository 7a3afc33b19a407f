import { expect, test } from 'vitest';
import { PLAN, cameTo, cubesOf, topOf } from './building';

const palace = { name: 'palace', stone: 2, stones: 3, wood: 1, woods: 2 };

test('as many cubes stand as were laid, each in its place', () => {
  const cubes = cubesOf(palace);
  expect(cubes.map(({ material }) => material)).toEqual([
    'stone',
    'stone',
    'stone',
    'wood',
    'wood',
  ]);
  expect(cubes.map(({ isThere }) => isThere)).toEqual([true, true, false, true, false]);
  expect(cubes.map(({ isNext }) => isNext)).toEqual([false, false, true, false, true]);
});

test('no cube stands on another, and all of them stand inside the picture', () => {
  const { size } = PLAN.palace!;
  const cubes = cubesOf(palace);
  expect(new Set(cubes.map(({ x, y }) => `${x} ${y}`)).size).toBe(cubes.length);
  for (const { x, y } of cubes) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + size).toBeLessThanOrEqual(60);
    expect(y).toBeGreaterThanOrEqual(topOf('palace', cubes.length));
  }
});

const bridge = (stone: number, donors: number[] = []) => ({
  name: 'bridge',
  stone,
  stones: 5,
  wood: 0,
  woods: 0,
  donors,
});
const table = (stone: number, step = 'LayCubes', donors: number[] = []) => ({
  step,
  asked: 1,
  town: { projects: [bridge(stone, donors)] },
});

test('a cube comes from whoever lays it, or from the supply', () => {
  expect(cameTo('bridge', table(1), table(2), 1).cubes[1]).toBe('purse-stone');
  expect(cameTo('bridge', table(1), table(2), 0).cubes[1]).toBe('seat-1');
  expect(cameTo('bridge', table(1, 'HideCard'), table(2), 1).cubes[1]).toBe('supply-stone');
});

test('what stood before does not come again', () => {
  const { cubes, donors } = cameTo('bridge', table(1, '', [0]), table(2, '', [0, 2]), 0);
  expect(cubes.filter(Boolean)).toHaveLength(1);
  expect(donors).toEqual([2]);
});
