import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { kept } from '@/kept.svelte';
import { sightAt } from '@/live/fake';
import { whenIdle } from '@/live/idle';
import { watchPresses } from '@/pressed';
import { house, t } from '@/text/index.svelte';
import type { Offer } from '@/wire/wire';
import { Play } from './play.svelte';
import Trial from './Trial.svelte';

const act = vi.fn();

beforeAll(async () => {
  await house.ready;
});

beforeEach(() => act.mockReset());

/** Offered, under sentences that every game has. */
const FIRST: Offer = { words: 'take first', label: { key: 'undo' } };
const SECOND: Offer = { words: 'take second', label: { key: 'menu-help' } };
const ENOUGH: Offer = { words: 'enough', label: { key: 'menu-abandon' } };
const said = (offer: Offer) => t(offer.label.key);

async function draw(offered: Offer[], props: object, isOpen = true) {
  const question = { step: 'Choose', rule: '4.1', prompt: { key: 'menu-game' }, offered };
  const source = { sight: sightAt(4, { question }), isOpen, act };
  render(Trial, { source, pieces: [], ...props });
  await whenIdle();
  await vi.dynamicImportSettled();
}

const buttons = () => screen.queryAllByRole('button').map((one) => one.dataset.action);

test('a piece is a button exactly when its action is offered', async () => {
  await draw([FIRST], { pieces: [['take first'], ['take third']] });

  expect(buttons()).toEqual(['take first']);
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-label')).toBe(`piece 0: ${said(FIRST)}`);
  expect(button.tabIndex).toBe(0);
  expect(screen.getByRole('img').textContent).toContain('cannot');
});

test('a piece that is called like its action is not called so twice', async () => {
  await draw([FIRST], { pieces: [['take first']], label: said(FIRST) });

  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(said(FIRST));
});

test('a mouse that rests after a choice points at nothing that comes to lie under it', async () => {
  onTestFinished(watchPresses());
  await draw([FIRST], { pieces: [['take first']] });
  const button = screen.getByRole('button');
  const at = (clientX: number) => ({ clientX, clientY: 7, pointerType: 'mouse' });

  await fireEvent.pointerDown(document.body, at(5));
  await fireEvent.pointerEnter(button, at(5));
  expect(screen.queryByRole('tooltip')).toBeNull();

  await fireEvent.pointerMove(button, at(6));
  expect(screen.getByRole('tooltip').textContent).toContain(said(FIRST));
});

test('choosing it acts: by click, by Enter, by the space bar', async () => {
  await draw([FIRST], { pieces: [['take first']] });
  const button = screen.getByRole('button');

  await fireEvent.click(button);
  await fireEvent.keyDown(button, { key: 'Enter' });
  await fireEvent.keyDown(button, { key: ' ' });
  await fireEvent.keyDown(button, { key: 'x' });

  expect(act.mock.calls).toEqual([['take first'], ['take first'], ['take first']]);
});

test('a press is not lost where the browser makes no click of it', async () => {
  await draw([FIRST], { pieces: [['take first']] });
  const button = screen.getByRole('button');
  const settled = () => new Promise((done) => setTimeout(done));

  await fireEvent.pointerDown(button, { button: 0 });
  await fireEvent.pointerUp(button);
  await settled();
  expect(act).toHaveBeenCalledTimes(1);

  await fireEvent.pointerDown(button, { button: 0 });
  await fireEvent.pointerUp(button);
  await fireEvent.click(button);
  await settled();
  expect(act).toHaveBeenCalledTimes(2);

  await fireEvent.pointerDown(button, { button: 0 });
  await fireEvent.pointerLeave(button);
  await fireEvent.pointerUp(button);
  await settled();
  expect(act).toHaveBeenCalledTimes(2);
});

test('what no piece stands for is a button under the prompt', async () => {
  await draw([FIRST, ENOUGH], { pieces: [['take first']] });

  expect(buttons()).toEqual(['take first', 'enough']);
  await fireEvent.click(screen.getByText(said(ENOUGH)));
  expect(act).toHaveBeenCalledWith('enough');
});

test('a piece that stands for several asks which', async () => {
  await draw([FIRST, SECOND], { pieces: [['take first', 'take second']] });

  await fireEvent.click(screen.getByRole('button'));

  expect(act).not.toHaveBeenCalled();
  expect(screen.getAllByRole('menuitem').map((one) => one.textContent?.trim())).toEqual([
    said(FIRST),
    said(SECOND),
  ]);
  await fireEvent.click(screen.getByText(said(SECOND)));
  expect(act).toHaveBeenCalledWith('take second');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('whoever is asked which can also leave it', async () => {
  await draw([FIRST, SECOND], { pieces: [['take first', 'take second']] });
  await fireEvent.click(screen.getByRole('button'));

  await fireEvent.click(screen.getByRole('button', { name: t('considered-leave') }));

  expect(act).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('only one of several offered is chosen at once', async () => {
  await draw([SECOND], { pieces: [['take first', 'take second']] });

  await fireEvent.click(screen.getByRole('button'));

  expect(act).toHaveBeenCalledWith('take second');
});

test('pointing at it hints at what it would do', async () => {
  await draw([FIRST], { pieces: [['take first']] });
  const button = screen.getByRole('button');

  await fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  expect(screen.getByRole('status').textContent).toBe('take first');
  expect(button.textContent).toContain('pointed');
  expect(screen.getByRole('tooltip').textContent).toContain(said(FIRST));

  await fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

const tap = async (button: HTMLElement) => {
  await fireEvent.pointerDown(button, { pointerType: 'touch' });
  await fireEvent.pointerUp(button, { pointerType: 'touch' });
  await fireEvent.click(button);
};

const confirmation = () => screen.queryByRole('dialog')?.querySelector('button');

test('the first tap of a finger points, the second chooses', async () => {
  await draw([FIRST, SECOND], { pieces: [['take first'], ['take second']] });
  const [button, other] = screen.getAllByRole('button');

  await tap(button!);
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('take first');
  expect(confirmation()?.textContent).toBe(said(FIRST));

  await tap(other!);
  expect(screen.getByRole('status').textContent).toBe('take second');
  expect(act).not.toHaveBeenCalled();

  await tap(other!);
  expect(act).toHaveBeenCalledWith('take second');
  expect(confirmation()).toBeUndefined();
});

test('after the first tap the button does it too, and a tap elsewhere leaves it', async () => {
  await draw([FIRST], { pieces: [['take first']] });
  const button = screen.getByRole('button');

  await tap(button);
  await fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(confirmation()).toBeUndefined();
  expect(screen.getByRole('status').textContent).toBe('');

  await tap(button);
  await fireEvent.click(confirmation()!);
  expect(act).toHaveBeenCalledTimes(1);
});

test('what costs something for good is asked about with mouse and keyboard too', async () => {
  await draw([{ ...FIRST, grave: true }, SECOND], { pieces: [['take first']] });
  const button = screen.getByRole('button', { name: /piece 0/ });

  await fireEvent.click(button);
  expect(act).not.toHaveBeenCalled();
  expect(confirmation()?.textContent).toBe(said(FIRST));
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(confirmation()).toBeUndefined();

  await fireEvent.keyDown(button, { key: 'Enter' });
  expect(document.activeElement).toBe(confirmation());
  await fireEvent.click(confirmation()!);
  expect(act).toHaveBeenCalledWith('take first');
});

test('it is asked about as a loss, not as something final', async () => {
  await draw([{ ...FIRST, grave: true }, SECOND], { pieces: [['take first']] });

  await fireEvent.click(screen.getByRole('button', { name: /piece 0/ }));

  expect(screen.getByRole('dialog').textContent).toContain(t('considered-grave'));
  expect(t('considered-grave')).not.toMatch(/back/);
});

test('a player may switch the question off; and where there is no choice nothing is asked', async () => {
  kept.confirms = false;
  await draw([{ ...FIRST, grave: true }, SECOND], { pieces: [['take first']] });
  await fireEvent.click(screen.getByRole('button', { name: /piece 0/ }));
  expect(act).toHaveBeenCalledTimes(1);
  cleanup();

  kept.confirms = true;
  await draw([{ ...FIRST, grave: true }], { pieces: [['take first']] });
  await fireEvent.click(screen.getByRole('button'));
  expect(act).toHaveBeenCalledTimes(2);
});

test('what declines is a quiet button', async () => {
  await draw([FIRST, { ...ENOUGH, declines: true }], {});

  const looks = screen.getAllByRole('button').map((one) => one.classList.contains('main'));
  expect(looks).toEqual([true, false]);
});

test('what is the only thing to do is done by itself, unless something is lost by it', () => {
  const only = { ...ENOUGH, declines: true };
  const takes = vi.fn();
  const drawn = (offered: Offer[], more: object = {}) => {
    const question = { step: 'Choose', rule: '4.1', offered, ...more };
    render(Trial, {
      source: { sight: sightAt(4, { question }), isOpen: true, act, takes },
      pieces: [],
    });
    cleanup();
    return takes.mock.calls.splice(0).map(([words]) => words);
  };

  expect(drawn([only])).toEqual(['enough']);
  expect(drawn([only, FIRST])).toEqual([]);
  expect(drawn([FIRST])).toEqual([]);
  expect(drawn([{ ...only, grave: true }])).toEqual([]);
  expect(drawn([only], { can_undo: true })).toEqual([]);
  kept.alone = false;
  expect(drawn([only])).toEqual([]);
  kept.alone = true;
});

test('an action may have a button besides its piece, where a game names it', () => {
  const question = { step: 'Choose', rule: '4.1', offered: [FIRST, ENOUGH] };
  const play = new Play(() => ({ sight: sightAt(4, { question }), isOpen: true, act }));
  const unplaced = () => play.unplaced.map(({ words }) => words);
  play.stand([FIRST.words]);
  expect(unplaced()).toEqual([ENOUGH.words]);

  play.named = [FIRST.words];
  expect(unplaced()).toEqual([FIRST.words, ENOUGH.words]);
});

test('what cannot be chosen says why not, when it is tried', async () => {
  const why = vi.fn().mockResolvedValue({ key: 'illegal-not-offered' });
  const question = { step: 'Choose', rule: '4.1', offered: [FIRST] };
  render(Trial, {
    source: { sight: sightAt(4, { question }), isOpen: true, act, why },
    pieces: [['keep second', 'take second'], ['take first']],
  });
  await whenIdle();
  await vi.dynamicImportSettled();

  await fireEvent.click(screen.getByText(/cannot/));

  expect(why).toHaveBeenCalledWith('take second'); // one takes here, and does not keep
  await vi.waitFor(() => {
    const tip = screen.getByRole('tooltip').textContent;
    expect(tip).toContain(t('illegal-not-offered'));
    expect(tip).toContain('4.1');
  });
  expect(act).not.toHaveBeenCalled();
});

test('digits point at what can be chosen, and choose it', async () => {
  await draw([FIRST, SECOND], { pieces: [['take first'], ['take second']] });

  await fireEvent.keyDown(window, { key: '2' });
  expect(document.activeElement).toBe(screen.getAllByRole('button')[1]);
  expect(act).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: '2' });
  expect(act).toHaveBeenCalledWith('take second');
});

test('nothing can be chosen while the table is not open', async () => {
  await draw([FIRST, ENOUGH], { pieces: [['take first']] }, false);

  expect(buttons()).toEqual([]);
});

test('a piece of an SVG is a button too, and stands for its action', async () => {
  await draw([FIRST], { svg: 'take first' });

  const button = screen.getByRole('button');
  expect(button.tagName.toLowerCase()).toBe('g');
  expect(button.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(button.getAttribute('transform')).toBe('translate(5 6)');
  await fireEvent.click(button);
  expect(act).toHaveBeenCalledWith('take first');
});
