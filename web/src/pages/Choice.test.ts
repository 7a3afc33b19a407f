import { fireEvent, render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Choice from './Choice.svelte';

test('one of a few is chosen, and says so', async () => {
  const onchoose = vi.fn();
  const choices = [
    { value: 'a', label: 'Ale' },
    { value: 'b', label: 'Bread', about: 'fresh' },
  ];
  const { getByLabelText, getByRole } = render(Choice, {
    legend: 'Supper',
    choices,
    value: 'a',
    onchoose,
  });
  expect(getByRole('group', { name: 'Supper' })).toBeTruthy();
  expect((getByLabelText(/Ale/) as HTMLInputElement).checked).toBe(true);
  await fireEvent.click(getByLabelText(/Bread/));
  expect(onchoose).toHaveBeenCalledWith('b');
  expect((getByLabelText(/Bread/) as HTMLInputElement).checked).toBe(true);
});
