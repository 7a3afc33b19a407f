import { expect, test } from 'vitest';
import { fold, found, readRules, stretches } from './rules';

const TEXT = `# Lots

## 1 The game

**1.1** Buy lots,
sell goods (2.1).

## 2 The sale

**2.1** Bâtir costs:
- one coin
- two more, see 9.9
`;

test('chapters, paragraphs and items are read', () => {
  const { title, chapters } = readRules(TEXT);
  expect(title).toBe('Lots');
  expect(chapters.map((chapter) => chapter.title)).toEqual(['The game', 'The sale']);
  expect(chapters[0]!.paragraphs[0]!.text).toBe('Buy lots, sell goods (2.1).');
  expect(chapters[1]!.paragraphs[0]!.items).toEqual(['one coin', 'two more, see 9.9']);
});

test('numbers that a component file can change are those of the box', () => {
  const text =
    '## 1 A\n**1.1** Hold {most=10:ten|#} cards, {most=10} at the most, {least=1:one|# of them}.';
  const read = (box?: Record<string, number>) =>
    readRules(text, box).chapters[0]!.paragraphs[0]!.text;
  expect(read()).toBe('Hold ten cards, 10 at the most, one.');
  expect(read({ most: 12, least: 0 })).toBe('Hold 12 cards, 12 at the most, 0 of them.');
});

test('a search finds what has all its words, whatever the accents and capitals', () => {
  const { chapters } = readRules(TEXT);
  const numbers = (wanted: string) =>
    found(chapters, wanted).flatMap((chapter) => chapter.paragraphs.map((one) => one.number));
  expect(numbers('')).toEqual(['1.1', '2.1']);
  expect(numbers('BATIR coin')).toEqual(['2.1']);
  expect(numbers('buy coin')).toEqual([]);
});

test('folding keeps every letter in its place', () => {
  expect(fold('L’Été')).toBe("l'ete");
  expect(fold('Größe')).toHaveLength(5);
});

test('what is found is marked, and known numbers lead to their paragraphs', () => {
  const cut = stretches('Buy lots (2.1), not 9.9', 'LOT', new Set(['1.1', '2.1']));
  expect(cut.map((one) => one.text).join('')).toBe('Buy lots (2.1), not 9.9');
  expect(cut.filter((one) => one.isFound).map((one) => one.text)).toEqual(['lot']);
  expect(cut.filter((one) => one.rule).map((one) => one.rule)).toEqual(['2.1']);
});
