import { expect, test } from 'vitest';
import type { DrawView, View } from '@/wire/column_of_fire';
import { houses, stoneAhead } from './ahead';

const draw = (face: number, house: string, pushes: DrawView['pushes']): DrawView => ({
  die: 'white',
  country: 'england',
  face,
  character: 'captain',
  stone: 'neutral',
  fills: false,
  house,
  pushes,
  allowed: true,
});

test('houses stand where they stand', () => {
  expect(houses([-1, 2, -1, 0, -1, -1], 0)).toEqual([
    { owner: 2, site: 2, ghost: '' },
    { owner: 0, site: 4, ghost: '' },
  ]);
});

test('a house that comes pushes others down a site', () => {
  const pushes = [{ seat: 2, site: 2, to: 1 }];
  expect(houses([-1, 2, -1, -1, -1, 1], 0, draw(2, 'new', pushes))).toEqual([
    { owner: 1, site: 6, ghost: '' },
    { owner: 2, site: 1, ghost: 'coming' },
    { owner: 0, site: 2, ghost: 'coming' },
  ]);
});

test('a house that is raised leaves its site', () => {
  expect(houses([0, -1, -1, -1, -1, -1], 0, draw(5, 'raise', []))).toEqual([
    { owner: 0, site: 1, ghost: 'going' },
    { owner: 0, site: 5, ghost: 'coming' },
  ]);
});

test('a house that would stand no higher stays', () => {
  const stays = houses([-1, -1, -1, 0, -1, -1], 0, draw(2, 'none', []));
  expect(stays).toEqual([{ owner: 0, site: 4, ghost: '' }]);
});

const asked = (step: string) =>
  ({
    step,
    asked: 0,
    country: 'england',
    die: 'white',
    track: { seat: 0, draws: [draw(2, 'new', [])] },
  }) as unknown as View;

test('a stone that is pointed at or asked about would come', () => {
  expect(stoneAhead(asked('ChooseDie'), 'place catholic in spain', 'spain')).toBe('catholic');
  expect(stoneAhead(asked('ChooseDie'), 'white in england', 'england')).toBe('neutral');
  expect(stoneAhead(asked('LayStone'), null, 'england')).toBe('neutral');
});

test('a stone that is warded off, or was decided about, does not come', () => {
  expect(stoneAhead(asked('LayStone'), 'ward off', 'england')).toBe('');
  expect(stoneAhead(asked('SetUpHouse'), null, 'england')).toBe('');
  expect(stoneAhead(asked('LayStone'), null, 'spain')).toBe('');
});
