import { expect, test } from 'vitest';
import type { History } from '@/server';
import { sightAt } from './fake';
import { readPast } from './past.svelte';

function step(number: number): History['steps'][number] {
  const story = number % 2 === 0 ? [{ key: 'claims', event: number }] : [];
  return { number, change: { number, view: { step: number } }, story };
}

/** A game of nine events, told three steps at a time. */
function ask(since: number): Promise<History> {
  const steps = [1, 2, 3].map((by) => step(since + by)).filter((one) => one.number <= 9);
  return Promise.resolve({ sight: sightAt(since), steps, more: since + 3 < 9 });
}

test('the past is put together from its parts', async () => {
  const past = await readPast('t', {}, ask);

  expect(past.sights.map((sight) => sight.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(past.sights[4]!.view).toEqual({ step: 5 });
  expect(past.story).toHaveLength(4);
});

test('one looks at one moment, and hears what was told by then', async () => {
  const past = await readPast('t', { since: 3 }, ask);

  expect([past.at, past.sight.number, past.told.length]).toEqual([0, 3, 0]);
  past.goToNumber(6);
  expect([past.at, past.sight.number, past.told.length]).toEqual([3, 6, 2]);
  past.go(99);
  expect(past.sight.number).toBe(9);
  past.go(-1);
  expect(past.sight.number).toBe(3);
  past.goToNumber(100);
  expect(past.at).toBe(past.last);
});
