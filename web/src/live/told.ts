/** For tests: the history of a table of two, move by move. */
import type { History } from '@/server';
import type { Sight, StoryLine } from '@/wire/wire';
import { sightAt } from './fake';

/** What happens: a seat moves, or somebody talks. */
export type Happening = number | 'talk';

/** The history of a table that was opened, began, and then had these happenings. */
export function historyOf(happenings: readonly Happening[], most = 1000) {
  const sights = [sightAt(1, { view: null, phase: 'waiting', changed: 0, asked: -2 })];
  const stories: StoryLine[][] = [[]];
  const movers = happenings.filter((one) => one !== 'talk');
  const add = (more: Partial<Sight>, key: string) => {
    const number = sights.length + 1;
    sights.push({ ...sights.at(-1)!, number, ...more });
    stories.push([{ key, event: number }]);
  };
  const asked = () => movers.shift() ?? -2;
  add({ phase: 'playing', changed: 2, view: { move: 2 }, asked: asked() }, 'begins');
  for (const one of happenings) {
    const number = sights.length + 1;
    if (one === 'talk') add({}, 'table-said');
    else add({ changed: number, view: { move: number }, asked: asked() }, 'moves');
  }
  return {
    sights,
    read: (since: number): Promise<History> => {
      const until = Math.min(sights.length, since + most);
      const steps = sights.slice(since, until).map((sight, at) => ({
        number: sight.number,
        change: { ...sight },
        story: stories[since + at]!,
      }));
      return Promise.resolve({ sight: sights[since - 1]!, steps, more: until < sights.length });
    },
  };
}
