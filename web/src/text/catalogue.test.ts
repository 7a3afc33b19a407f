import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import { Catalogue } from './catalogue';

const OF_A_GAME = `
seat-name = Baron { $number }
uses = { $seat } uses { $card }.
card-pearl = Pearl { $number }
loses = { $seat } loses { $cards }.
scores = { $number }
plays = { $bot } plays.
`;

function catalogue(language: string): Catalogue {
  const house = [language, `client.${language}`].map((name) =>
    readFileSync(`../src/kingsbridge/text/${name}.ftl`, 'utf8'),
  );
  return new Catalogue(
    language,
    [...house, OF_A_GAME].map((text) => new FluentResource(text)),
  );
}

const card = (number: number) => ({ key: 'card-pearl', blanks: { number } });
const LINE = { key: 'uses', blanks: { seat: 1, card: card(5) } };

test('a line says names, numbers and other lines, as the server does', () => {
  expect(catalogue('en').say(LINE, ['Ana', 'Ben'])).toBe('Ben uses Pearl 5.');
  expect(catalogue('en').say(LINE)).toBe('Baron 1 uses Pearl 5.');
});

test('several lines are joined as the language does', () => {
  const line = { key: 'loses', blanks: { seat: 0, cards: [card(1), card(2), card(3)] } };

  expect(catalogue('en').say(line, ['Ana'])).toBe('Ana loses Pearl 1, Pearl 2, and Pearl 3.');
  expect(catalogue('de').say(line, ['Ana'])).toBe('Ana loses Pearl 1, Pearl 2 und Pearl 3.');
});

test.each([
  ['en', 12.5, '12.5'],
  ['de', 12.5, '12,5'],
  ['fr', 0.5, '0,5'],
  ['de', 12, '12'],
  ['en', 12_500, '12,500'],
])('halves are written as the language does: %s', (language, number, written) => {
  expect(catalogue(language).say({ key: 'scores', blanks: { number } })).toBe(written);
  expect(catalogue(language).number(number)).toBe(written);
});

test('a bot is called as it is in the language of the reader', () => {
  const line = { key: 'plays', blanks: { bot: { key: 'bot-journeyman' } } };
  expect(catalogue('en').say(line)).toBe('Journeyman plays.');
  expect(catalogue('de').say(line)).toBe('Geselle plays.');
});

test('every language speaks', () => {
  expect(catalogue('de').say({ key: 'undo' })).toBe('Zurücknehmen');
  expect(catalogue('fr').say({ key: 'undo' })).toBe('Reprendre le coup');
});

test('a missing key or blank is complained of', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(catalogue('en').say({ key: 'no-such-key' })).toBe('no-such-key');
  expect(catalogue('en').say({ key: 'uses', blanks: { seat: 1 } })).toBe('uses');

  expect(complaint).toHaveBeenCalledTimes(2);
  complaint.mockRestore();
});
