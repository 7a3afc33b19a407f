import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import { Catalogue } from './catalogue';

const PACKAGE = '../src/kingsbridge';

function catalogue(language: string): Catalogue {
  const paths = [
    `text/${language}.ftl`,
    `text/client.${language}.ftl`,
    `games/builders_duel/text/${language}.ftl`,
  ];
  const read = (path: string) => new FluentResource(readFileSync(`${PACKAGE}/${path}`, 'utf8'));
  return new Catalogue(language, paths.map(read));
}

const LINE = { key: 'uses', seat: 1, card: { key: 'card-income', number: 5 } };

test('a line says names, numbers and other lines, as the server does', () => {
  expect(catalogue('en').say(LINE, ['Ana', 'Ben'])).toBe('Ben uses Income 5.');
  expect(catalogue('en').say(LINE)).toBe('Bishop Waleran uses Income 5.');
});

test('every language speaks', () => {
  expect(catalogue('de').say({ key: 'undo' })).toBe('Zurücknehmen');
  expect(catalogue('fr').say({ key: 'undo' })).toBe('Reprendre le coup');
});

test('a missing key or blank is complained of', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(catalogue('en').say({ key: 'no-such-key' })).toBe('no-such-key');
  expect(catalogue('en').say({ key: 'uses', seat: 1 })).toBe('uses');

  expect(complaint).toHaveBeenCalledTimes(2);
  complaint.mockRestore();
});
