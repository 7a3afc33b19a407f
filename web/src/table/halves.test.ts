import { render, screen } from '@testing-library/svelte';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sightAt } from '@/live/fake';
import { house, speak } from '@/text/index.svelte';
import Trial from './Trial.svelte';

beforeAll(() => house.ready);
afterAll(() => speak('en'));

const RESULT = {
  scores: [12.5, 12],
  ranking: [1, 2],
  winners: [0],
  resigned: null,
  stand_ins: [],
  hints: [0, 0],
  account: [{ 'end-score': 12.5 }, { 'end-score': 12 }],
  seed: '',
};

test.each([
  ['en', '12.5'],
  ['de', '12,5'],
  ['fr', '12,5'],
] as const)('half points are told as the language writes them: %s', async (language, written) => {
  await speak(language);
  const source = { sight: sightAt(4), isOpen: true, act: () => undefined };
  render(Trial, { source, pieces: [], result: RESULT });

  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent?.trim());
  expect(cells.slice(0, 2)).toEqual([written, '12']);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(written);
});
