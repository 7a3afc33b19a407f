import { expect, test } from 'vitest';
import { read } from './router.svelte';

const at = (path: string) => read(new URL(path, 'http://house'));

test('every page has its address', () => {
  expect(at('/')).toEqual({ page: 'home' });
  expect(at('/table/abc')).toEqual({ page: 'table', table: 'abc' });
  expect(at('/replay/abc?at=12')).toEqual({ page: 'replay', table: 'abc', number: 12 });
  expect(at('/rules/lots#4.1')).toEqual({ page: 'rules', game: 'lots', paragraph: '4.1' });
  expect(at('/components/lots')).toEqual({ page: 'components', game: 'lots' });
  expect(at('/credits')).toEqual({ page: 'credits' });
  expect(at('/join')).toEqual({ page: 'join', token: '' });
});

test('the link of a seat leads to the page that takes it', () => {
  expect(at('/sit/0123abcd')).toEqual({ page: 'join', token: '0123abcd' });
});

test('a link to watch that the server did not lead on is a bad one', () => {
  expect(at('/watch/0123abcd')).toEqual({ page: 'unwatched' });
});

test('other addresses lead nowhere, unreadable ones too', () => {
  for (const path of ['/nowhere', '/table', '/table/abc/further', '/rules/%E0%A4%A']) {
    expect(at(path)).toEqual({ page: 'nowhere' });
  }
});
