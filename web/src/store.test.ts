import { afterEach, expect, test, vi } from 'vitest';
import { Book, read, write } from './store';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what is written is kept under the name of the house', () => {
  write('pace', '700');
  expect(localStorage.getItem('kingsbridge-pace')).toBe('700');
  expect(read('pace')).toBe('700');
  write('pace', '');
  expect(localStorage.getItem('kingsbridge-pace')).toBeNull();
});

test('a browser that keeps nothing is no trouble: it holds for this page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const book = new Book<number>('numbers');

  book.write('table', 7);
  expect(book.of('table')).toBe(7);

  full.mockRestore();
  book.write('table', 8);
  expect(book.of('table')).toBe(8);
  expect(JSON.parse(localStorage.getItem('kingsbridge-numbers')!)).toEqual({ table: 8 });
});
