/** A stretch of a game gone by: every moment of it, and where one looks. */
import { server, type Eyes, type History } from '@/server';
import type { Sight, StoryLine } from '@/wire/wire';
import { apply } from './apply';

export class Past {
  /** The table after each event, from the first that was asked for. */
  readonly sights: readonly Sight[];
  readonly story: readonly StoryLine[];
  #at = $state(0);

  constructor(sights: readonly Sight[], story: readonly StoryLine[]) {
    this.sights = sights;
    this.story = story;
  }

  /** Which moment is looked at. */
  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.sights.length - 1;
  }

  get sight(): Sight {
    return this.sights[this.#at]!;
  }

  /** What had been told by then. */
  get told(): readonly StoryLine[] {
    const { number } = this.sight;
    return this.story.filter((line) => line.event <= number);
  }

  go(to: number): void {
    this.#at = Math.max(0, Math.min(this.last, to));
  }

  /** Look at the moment after so many events; the nearest one if it is not among these. */
  goToNumber(number: number): void {
    const found = this.sights.findIndex((sight) => sight.number >= number);
    this.go(found < 0 ? this.last : found);
  }
}

type Ask = (since: number) => Promise<History>;

/** Fetch a game from one event to another, with one's own eyes or, once it is over, any. */
export async function readPast(
  table: string,
  { since = 1, until, as }: { since?: number; until?: number; as?: Eyes } = {},
  ask: Ask = (from) => server.history(table, from, until, as),
): Promise<Past> {
  const sights: Sight[] = [];
  const story: StoryLine[] = [];
  for (let from = since, more = true; more; from = sights.at(-1)!.number) {
    const part = await ask(from);
    if (sights.length === 0) sights.push(part.sight);
    for (const step of part.steps) {
      sights.push(apply(sights.at(-1)!, step.change));
      story.push(...step.story);
    }
    more = part.more === true && part.steps.length > 0;
  }
  return new Past(sights, story);
}
