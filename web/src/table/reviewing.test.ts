import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sightAt } from '@/live/fake';
import { Refusal, server } from '@/server';
import { house, t } from '@/text/index.svelte';
import type { Review, ReviewMoment } from '@/wire/wire';
import Trial from './Trial.svelte';

beforeAll(async () => {
  await house.ready;
});

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const DONE: Review = {
  asked: true,
  counted: true,
  may_begin: true,
  decisions: 0,
  done: 0,
  end: [],
  hidden: true,
  moments: [],
};

function draw(): void {
  const source = { sight: sightAt(9), isOpen: false, act: vi.fn() };
  render(Trial, { source, pieces: [], reviewed: 'a-table' });
}

const EQUAL = { best: 0.5, chosen: 0.5, better: [] };

/** A card laid in secret: others have one moment for all of them. */
const laid = (chosen: number): ReviewMoment => ({
  number: 7,
  seat: 1,
  when: { key: 'menu-game' },
  label: { key: 'undo' },
  standing: [0.5, 0.5],
  open: { best: 0.5, chosen, better: [{ words: 'b', label: { key: 'menu-help' }, chance: 0.5 }] },
  known: EQUAL,
});

test('decisions that share a moment are all told, with open eyes as well', async () => {
  const moments = [laid(0.3), laid(0.4)];
  vi.spyOn(server, 'review').mockResolvedValue({ ...DONE, decisions: 2, done: 2, moments });
  draw();
  await screen.findByText(t('review-none'));

  await fireEvent.click(screen.getByRole('button', { name: t('review-eyes-open') }));

  expect(screen.getAllByRole('link')).toHaveLength(2);
  const [worst] = screen.getAllByRole('link');
  expect(worst!.textContent).toContain(t('menu-game'));
  expect(worst!.textContent).toContain(t('review-fell', { after: 30, best: 50 }));
  expect(worst!.textContent).toContain(t('review-better', { label: t('menu-help') }));
});

test('a game without any decision has its review at once', async () => {
  const look = vi.spyOn(server, 'review').mockReset().mockResolvedValue(DONE);
  draw();
  await screen.findByText(t('review-nothing'));

  await vi.advanceTimersByTimeAsync(10_000);

  expect(look).toHaveBeenCalledOnce();
});

test('where nothing is hidden, there are no other eyes to choose', async () => {
  const moments = [laid(0.3)];
  const told = { ...DONE, decisions: 1, done: 1, hidden: false, moments };
  vi.spyOn(server, 'review').mockResolvedValue(told);
  draw();

  await screen.findByText(t('review-fell', { after: 30, best: 50 }), { exact: false });

  expect(screen.queryByRole('group', { name: t('review-eyes') })).toBeNull();
  expect(screen.queryByText(t('review-known-about'))).toBeNull();
});

const UNASKED: Review = { ...DONE, asked: false, counted: false };
const begin = () => screen.queryByRole('button', { name: t('review-begin') });

test('who watched a game is not offered what its players alone may let begin', async () => {
  vi.spyOn(server, 'review').mockResolvedValue({ ...UNASKED, may_begin: false });
  draw();

  await screen.findByText(t('review-of-players'));

  expect(begin()).toBeNull();
});

test('why a review does not begin is told', async () => {
  vi.spyOn(server, 'review').mockResolvedValue(UNASKED);
  const refusal = new Refusal(429, { key: 'refused-too-many' });
  vi.spyOn(server, 'beginReview').mockRejectedValue(refusal);
  draw();
  await vi.waitFor(() => expect(begin()).not.toBeNull());

  await fireEvent.click(begin()!);

  expect((await screen.findByRole('alert')).textContent).toBe(t('refused-too-many'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.queryByRole('alert')).not.toBeNull();
});

test('a review that could not be read is asked for again, unless it is refused for good', async () => {
  const look = vi.spyOn(server, 'review').mockReset().mockResolvedValue(DONE);
  look.mockRejectedValueOnce(new Refusal(0, { key: 'client-unreachable' }));
  draw();
  expect((await screen.findByRole('alert')).textContent).toBe(t('client-unreachable'));

  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(t('review-nothing'))).not.toBeNull();

  cleanup();
  look.mockReset().mockRejectedValue(new Refusal(403, { key: 'refused-no-seat' }));
  draw();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(look).toHaveBeenCalledOnce();
});
