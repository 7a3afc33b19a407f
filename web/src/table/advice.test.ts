import { expect, onTestFinished, test, vi } from 'vitest';
import { sightAt } from '@/live/fake';
import { Advice } from './advice.svelte';

const asked = { hints: true, asked: 0, seat: 0 };
const offered = ['take first', 'take second'].map((words) => ({ words, label: { key: 'undo' } }));
const question = { step: 'Choose', rule: '4.1', prompt: { key: 'menu-game' }, offered };

test('a hint whose answer never comes is given up, later than the server does', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    timeout.mockRestore();
  });
  const never = (_: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', never);
  const advice = new Advice('a-table', () => sightAt(4, { ...asked, question }));

  advice.toggle();
  expect(advice.shown).toMatchObject({ best: null, problem: null });
  patience.abort();

  await vi.waitFor(() => expect(advice.shown?.problem).toEqual({ key: 'client-unreachable' }));
  expect(timeout.mock.calls[0]![0]).toBeGreaterThan(20_000);
});
