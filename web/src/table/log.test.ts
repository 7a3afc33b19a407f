import { render } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { sightAt } from '@/live/fake';
import { house, t } from '@/text/index.svelte';
import Trial from './Trial.svelte';

beforeAll(() => house.ready);

const STORY = [
  { event: 2, key: 'undo', blanks: {} },
  { event: 5, key: 'menu-help', blanks: {} },
  { event: 9, key: 'menu-game', blanks: {} },
];
const source = { sight: sightAt(4), isOpen: true, act: () => undefined };

test.each([
  ['what is looked at', 5, 'menu-help'],
  ['where nothing was told, the last before', 7, 'menu-help'],
  ['in the end the newest', 9, 'menu-game'],
])('the chronicle keeps in view %s', async (_, looking, key) => {
  const seen: (string | undefined)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent?.trim());
  };
  render(Trial, { source, pieces: [], story: STORY, looking });

  await vi.waitFor(() => expect(seen).toContain(t(key)));
  expect(new Set(seen)).toEqual(new Set([t(key)]));
});
