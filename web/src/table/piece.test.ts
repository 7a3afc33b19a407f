import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sightAt } from '@/live/fake';
import { house, words } from '@/text/index.svelte';
import type { Offer } from '@/wire/wire';
import Trial from './Trial.svelte';

const act = vi.fn();

beforeAll(async () => {
  await Promise.all([house.ready, words('builders_duel').ready]);
});

beforeEach(() => act.mockReset());

const ROW: Offer = { words: 'claim row 1', label: { key: 'do-claim-row', line: 1 } };
const COLUMN: Offer = { words: 'claim column 2', label: { key: 'do-claim-column', line: 2 } };
const ENOUGH: Offer = { words: 'enough', label: { key: 'do-enough' } };

function draw(offered: Offer[], props: object, isOpen = true) {
  const question = { step: 'ClaimFirst', rule: '4.1', prompt: { key: 'ask-ClaimFirst' }, offered };
  const source = { sight: sightAt(4, { question }), isOpen, act };
  return render(Trial, { source, pieces: [], ...props });
}

const buttons = () => screen.queryAllByRole('button').map((one) => one.dataset.action);

test('a piece is a button exactly when its action is offered', () => {
  draw([ROW], { pieces: [['claim row 1'], ['claim row 2']] });

  expect(buttons()).toEqual(['claim row 1']);
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-label')).toBe('piece 0: Row 1');
  expect(button.tabIndex).toBe(0);
  expect(screen.getByRole('img').textContent).toContain('cannot');
});

test('a piece that is called like its action is not called so twice', () => {
  draw([ROW], { pieces: [['claim row 1']], label: 'Row 1' });

  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Row 1');
});

test('choosing it acts: by click, by Enter, by the space bar', async () => {
  draw([ROW], { pieces: [['claim row 1']] });
  const button = screen.getByRole('button');

  await fireEvent.click(button);
  await fireEvent.keyDown(button, { key: 'Enter' });
  await fireEvent.keyDown(button, { key: ' ' });
  await fireEvent.keyDown(button, { key: 'x' });

  expect(act.mock.calls).toEqual([['claim row 1'], ['claim row 1'], ['claim row 1']]);
});

test('what no piece stands for is a button under the prompt', async () => {
  draw([ROW, ENOUGH], { pieces: [['claim row 1']] });

  expect(buttons()).toEqual(['claim row 1', 'enough']);
  await fireEvent.click(screen.getByText('Go on'));
  expect(act).toHaveBeenCalledWith('enough');
});

test('a piece that stands for several asks which', async () => {
  draw([ROW, COLUMN], { pieces: [['claim row 1', 'claim column 2']] });

  await fireEvent.click(screen.getByRole('button'));

  expect(act).not.toHaveBeenCalled();
  expect(screen.getAllByRole('menuitem').map((one) => one.textContent?.trim())).toEqual([
    'Row 1',
    'Column 2',
  ]);
  await fireEvent.click(screen.getByText('Column 2'));
  expect(act).toHaveBeenCalledWith('claim column 2');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('only one of several offered is chosen at once', async () => {
  draw([COLUMN], { pieces: [['claim row 1', 'claim column 2']] });

  await fireEvent.click(screen.getByRole('button'));

  expect(act).toHaveBeenCalledWith('claim column 2');
});

test('pointing at it hints at what it would do', async () => {
  draw([ROW], { pieces: [['claim row 1']] });
  const button = screen.getByRole('button');

  await fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  expect(screen.getByRole('status').textContent).toBe('claim row 1');
  expect(button.textContent).toContain('pointed');
  expect(screen.getByRole('tooltip').textContent).toContain('Row 1');

  await fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('with a preview the first tap of a finger points, the second chooses', async () => {
  draw([ROW], { pieces: [['claim row 1']], preview: true });
  const button = screen.getByRole('button');
  const tap = async () => {
    await fireEvent.pointerDown(button, { pointerType: 'touch' });
    await fireEvent.pointerUp(button, { pointerType: 'touch' });
    await fireEvent.click(button);
  };

  await tap();
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('claim row 1');

  await tap();
  expect(act).toHaveBeenCalledWith('claim row 1');
});

test('nothing can be chosen while the table is not open', async () => {
  draw([ROW, ENOUGH], { pieces: [['claim row 1']] }, false);

  expect(buttons()).toEqual([]);
});

test('a piece of an SVG is a button too, and stands for its action', async () => {
  draw([ROW], { svg: 'claim row 1' });

  const button = screen.getByRole('button');
  expect(button.tagName.toLowerCase()).toBe('g');
  expect(button.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(button.getAttribute('transform')).toBe('translate(5 6)');
  await fireEvent.click(button);
  expect(act).toHaveBeenCalledWith('claim row 1');
});
