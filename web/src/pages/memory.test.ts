import { beforeEach, expect, test } from 'vitest';
import { curtains, hosted, invitation, looked, secretIn } from './memory';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is remembered of a table outlives the page', () => {
  hosted.write('abc', { links: { 1: '/sit/x' }, watch: '/watch/y' });
  curtains.write('abc', true);
  expect(hosted.of('abc')).toEqual({ links: { 1: '/sit/x' }, watch: '/watch/y' });
  expect(JSON.parse(localStorage.getItem('kingsbridge-curtains')!)).toEqual({ abc: true });
  expect(hosted.of('other')).toBeUndefined();
});

test('the oldest tables are forgotten', () => {
  for (let table = 0; table < 250; table += 1) looked.write(`table ${table}`, table);
  expect(looked.of('table 249')).toBe(249);
  expect(looked.of('table 50')).toBe(50);
  expect(looked.of('table 49')).toBeUndefined();
});

test('an unreadable memory is no memory', () => {
  localStorage.setItem('kingsbridge-hosted', '{');
  expect(hosted.of('new')).toBeUndefined();
});

test('an invitation is carried until it is taken', () => {
  invitation.carry('secret');
  expect(invitation.secret).toBe('secret');
  invitation.forget();
  expect(invitation.secret).toBe('');
});

test('a code may be typed with gaps and capitals, and a link pasted whole', () => {
  expect(secretIn(' Abcde FGH-jk ')).toBe('abcdefghjk');
  expect(secretIn('https://house/sit/0123abCD')).toBe('0123abCD');
  expect(secretIn('  ')).toBe('');
});
