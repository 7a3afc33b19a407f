import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import Icon from './look/Icon.svelte';
import Later from './table/Later.svelte';
import { house, t } from './text/index.svelte';
import { tryAgain } from './wanted.svelte';

beforeAll(async () => {
  await house.ready;
});

const LINE_IS_CUT = new TypeError('Failed to fetch dynamically imported module');
const given = { of: 'M0 0', label: 'an owl' };
const owl = () => screen.queryByRole('img', { name: 'an owl' });
const alerts = () => screen.queryAllByRole('alert');

/** Cannot be fetched so often, then can be. */
const failing = (times: number) => {
  const part = vi.fn(() => Promise.resolve({ default: Icon }));
  for (let at = 0; at < times; at++) part.mockRejectedValueOnce(LINE_IS_CUT);
  return part;
};

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test('what could not be fetched is told, and comes when the line is back', async () => {
  render(Later<typeof given>, { part: failing(1), given });
  await waitFor(() => expect(alerts()).toHaveLength(1));
  expect(alerts()[0]!.textContent).toContain(t('client-unreachable'));

  tryAgain();

  await waitFor(() => expect(owl()).not.toBeNull());
  expect(alerts()).toHaveLength(0);
});

test('it is tried again by itself', async () => {
  const part = failing(2);
  render(Later<typeof given>, { part, given });
  await waitFor(() => expect(alerts()).toHaveLength(1));

  await vi.advanceTimersByTimeAsync(12_000);

  expect(part).toHaveBeenCalledTimes(3);
  expect(owl()).not.toBeNull();
});

test('of several that are missing one tells; closed, it says no more and is done without', async () => {
  const onclose = vi.fn();
  render(Later<typeof given>, { part: failing(9), given });
  render(Later<typeof given>, { part: failing(9), given, onclose });
  await waitFor(() => expect(alerts()).toHaveLength(1));

  await fireEvent.click(screen.getByRole('button', { name: t('close') }));
  await vi.advanceTimersByTimeAsync(6000);

  expect(onclose).toHaveBeenCalledOnce();
  expect(alerts()).toHaveLength(0);
});

test('what is no longer wanted is not fetched any more', async () => {
  const part = failing(9);
  const { unmount } = render(Later<typeof given>, { part, given });
  await waitFor(() => expect(alerts()).toHaveLength(1));

  unmount();
  await vi.advanceTimersByTimeAsync(20_000);

  expect(part).toHaveBeenCalledOnce();
});
