import { expect, test } from 'vitest';
import { ago } from './ago';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

test.each([
  [0, 'en', 'this minute'],
  [5 * 60_000, 'en', '5 minutes ago'],
  [3 * HOUR, 'de', 'vor 3 Stunden'],
  [24 * HOUR, 'en', 'yesterday'],
  [49 * HOUR, 'fr', 'avant-hier'],
  [400 * 24 * HOUR, 'en', 'last year'],
])('%d ms before now, in %s: %s', (before, language, said) => {
  expect(ago(NOW - before, language, NOW)).toBe(said);
});
