import { expect, test } from 'vitest';
import { read } from './router.svelte';
import { found, readRules } from './rules';

const at = (path: string) => read(new URL(path, 'http://localhost'));

test('an address is a page', () => {
  expect(at('/')).toEqual({ page: 'home' });
  expect(at('/table/abc')).toEqual({ page: 'table', table: 'abc' });
  expect(at('/replay/abc?at=12')).toEqual({ page: 'replay', table: 'abc', number: 12 });
  expect(at('/replay/abc?at=x')).toEqual({ page: 'replay', table: 'abc', number: null });
  expect(at('/rules/duel#4.1')).toEqual({ page: 'rules', game: 'duel', paragraph: '4.1' });
  expect(at('/credits')).toEqual({ page: 'credits' });
  expect(at('/sit/token')).toEqual({ page: 'join', token: 'token' });
});

test('other addresses lead nowhere', () => {
  for (const path of ['/table', '/table/a/b', '/api/games', '/credits/x']) {
    expect(at(path)).toEqual({ page: 'nowhere' });
  }
});

const TEXT =
  '# Title\n\n## 1 One\n\n**1.1** First.\n- item\n\n**1.2** Second\nline.\n\n## 2 Two\n\n**2.1** Third.';

test('rules are chapters of paragraphs', () => {
  const { title, chapters } = readRules(TEXT);

  expect(title).toBe('Title');
  expect(chapters.map((chapter) => chapter.title)).toEqual(['One', 'Two']);
  expect(chapters[0]!.paragraphs).toEqual([
    { number: '1.1', text: 'First.', items: ['item'] },
    { number: '1.2', text: 'Second line.', items: [] },
  ]);
});

test('a search finds paragraphs that speak of all words', () => {
  const { chapters } = readRules(TEXT);

  expect(found(chapters, 'ITEM first').flatMap((chapter) => chapter.paragraphs)).toHaveLength(1);
  expect(found(chapters, '')).toHaveLength(2);
  expect(found(chapters, 'dragon')).toEqual([]);
});
