import { expect, test } from 'vitest';
import type { Words } from '@/wire/world_without_end';
import { askedAbout, isChoice, offeredIn } from './scenes';

const about = (...words: Words[]) => askedAbout(words);

test('what is asked about is where it can be pointed at', () => {
  expect(about('turn to 0', 'turn to 3')).toBe('council');
  expect(about('stone for bridge', 'swap by i-10', 'nothing')).toBe('works');
  expect(about('house 12', 'nothing')).toBe('streets');
  expect(about('serve', 'treat 9', 'nothing')).toBe('plague');
});

test('a question about cards is asked about no place', () => {
  expect(about('play house', 'play harvest', 'give up')).toBeUndefined();
});

test('a part of the town knows what is offered in it', () => {
  expect(offeredIn('streets', ['house 1', 'sell wool', 'enough'])).toEqual([
    'house 1',
    'sell wool',
  ]);
});

test('a single swap is no choice among goods', () => {
  const asked = (...words: string[]) => words.map((one) => ({ words: one }));
  expect(isChoice(asked('swap for piety', 'nothing'))).toBe(false);
  expect(isChoice(asked('swap for stone', 'swap for wood', 'nothing'))).toBe(true);
  expect(isChoice(asked('weave 1', 'weave 2', 'nothing'))).toBe(true);
});
