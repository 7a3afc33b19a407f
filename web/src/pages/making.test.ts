import { expect, test } from 'vitest';
import type { GameRow } from '@/server';
import { grouped } from './components';
import { againstBots, planOf, usualBot, usualOptions } from './making';

const row = {
  bots: ['novice', 'apprentice', 'master'],
  options: [{ name: 'stake', choices: ['1', '2'], default: '2' }],
} as unknown as GameRow;

test('the usual choices', () => {
  expect(usualBot(row.bots)).toBe('apprentice');
  expect(usualBot(['only'])).toBe('only');
  expect(usualBot([])).toBe('');
  expect(usualOptions(row)).toEqual({ stake: '2' });
});

test('who sits where', () => {
  expect(againstBots(3, 1, 'random')).toEqual([{ bot: 'random' }, { me: true }, { bot: 'random' }]);
  expect(planOf('me', 'Ana')).toEqual({ me: true, name: 'Ana' });
  expect(planOf('open')).toEqual({});
  expect(planOf('bot greedy', 'Ana')).toEqual({ bot: 'greedy' });
});

test('components by group, all or only those that are so sure', () => {
  const part = (group: string, count: number, status: string) => ({
    group: { key: group },
    name: { key: 'thing' },
    count,
    status: { key: `status-${status}` },
    marks: [],
  });
  const rows = [part('cards', 3, 'known'), part('coins', 9, 'known'), part('cards', 1, 'derived')];
  expect(grouped(rows).map((group) => [group.line.key, group.count])).toEqual([
    ['cards', 4],
    ['coins', 9],
  ]);
  expect(grouped(rows, 'derived').map((group) => group.count)).toEqual([1]);
});
