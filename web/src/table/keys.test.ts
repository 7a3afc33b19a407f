import { afterEach, expect, test } from 'vitest';
import { numbered } from './keys.svelte';

afterEach(() => document.body.replaceChildren());

const piece = (words: string) => `<div class="piece" data-action="${words}"></div>`;
const BUTTONS = `
  <button data-action="pass" data-declines></button>
  <button data-action="confirm"></button>`;

function inOrder(html: string): (string | undefined)[] {
  document.body.innerHTML = html;
  return numbered().map((thing) => thing.dataset.action);
}

test('digits go to pieces, then to buttons, and at last to what declines', () => {
  expect(inOrder(BUTTONS + piece('lay 1') + piece('lay 2'))).toEqual([
    'lay 1',
    'lay 2',
    'confirm',
    'pass',
  ]);
});

test('a hint takes no digit away', () => {
  const hint = `<div class="hint"><button data-action="lay 2"></button></div>`;

  expect(inOrder(hint + piece('lay 1') + piece('lay 2'))).toEqual(['lay 1', 'lay 2']);
});

test('however many pieces there are, buttons have a digit', () => {
  const many = Array.from({ length: 12 }, (_, at) => piece(`lay ${at}`)).join('');
  const found = inOrder(many + BUTTONS);

  expect(found).toHaveLength(9);
  expect(found.slice(7)).toEqual(['confirm', 'pass']);
});
