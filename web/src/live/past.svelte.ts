/** The past of a table, move by move, as one pair of eyes saw it; read from the server as needed. */
import type { History } from '@/server';
import type { Sight, StoryLine } from '@/wire/wire';
import { apply } from './apply';
import { isTalk } from './talk';

/** A position of the past, and what was told from then until the next one. */
export interface Moment {
  sight: Sight;
  story: readonly StoryLine[];
  /** The seat that was asked before, so that this is its doing; below 0 if nobody was. */
  mover: number;
}

const NOBODY = -2;

export class Past {
  moments = $state.raw<readonly Moment[]>([]);
  isLoading = $state(false);
  #read: (since: number) => Promise<History>;
  #sight: Sight | null = null;
  #running: Promise<void> | null = null;

  /** `read` asks for the history since a number. */
  constructor(read: (since: number) => Promise<History>) {
    this.#read = read;
  }

  /** Read on, up to now. */
  reach(): Promise<void> {
    this.#running ??= this.#load().finally(() => (this.#running = null));
    return this.#running;
  }

  async #load(): Promise<void> {
    this.isLoading = true;
    try {
      for (let more = true; more;) {
        const part = await this.#read(this.#sight?.number ?? 1);
        if (!this.#sight) this.#begin(part.sight);
        this.#follow(part);
        more = part.more === true && part.steps.length > 0;
      }
    } finally {
      this.isLoading = false;
    }
  }

  #begin(sight: Sight): void {
    this.#sight = sight;
    if (sight.view) this.moments = [{ sight, story: [], mover: NOBODY }];
  }

  #follow(part: History): void {
    const moments = [...this.moments];
    for (const step of part.steps) {
      const before = this.#sight!;
      const sight = apply(before, step.change);
      this.#sight = sight;
      const last = moments.at(-1);
      if (sight.changed !== before.changed || (sight.view && !last)) {
        const mover = before.phase === 'playing' ? before.asked : NOBODY;
        moments.push({ sight, story: step.story, mover });
      } else if (last) {
        // talk and the like: the position is the same one, and knows of it
        moments[moments.length - 1] = { ...last, sight, story: [...last.story, ...step.story] };
      }
    }
    this.moments = moments;
  }

  /** Where to look for the moment of an event. */
  indexOf(event: number): number {
    return indexOf(this.moments, event);
  }
}

/** The moment at which an event happened: the last one that had begun by then. */
export function indexOf(moments: readonly Moment[], event: number): number {
  const after = moments.findIndex((moment) => moment.sight.changed > event);
  return Math.max(0, (after < 0 ? moments.length : after) - 1);
}

/** The first moment after a seat's own last move; 0 if it never moved. */
export function afterOwnMove(moments: readonly Moment[], seat: number): number {
  return moments.findLastIndex((moment) => moment.mover === seat) + 1;
}

/** Where the reel begins: what others did after the seat's own last move, or since a number. */
export function missedFrom(moments: readonly Moment[], seat: number, since: number): number | null {
  const own = seat >= 0 ? afterOwnMove(moments, seat) : 0;
  const from = own > 0 ? own : moments.findIndex((moment) => moment.sight.changed > since);
  return from > 0 && from < moments.length ? from : null;
}

/**
 * What others did last: what was missed, or, once the seat has moved again, what it had missed
 * before.
 */
export function lastOfOthers(moments: readonly Moment[], seat: number, since: number): number[] {
  const last = moments.findLastIndex(({ mover }) => mover !== seat && mover !== NOBODY);
  return missedMoments(seat < 0 ? moments : moments.slice(0, last + 1), seat, since);
}

/** The moments of the reel: those of which something was told, or all if nothing was. */
export function missedMoments(moments: readonly Moment[], seat: number, since: number): number[] {
  const from = missedFrom(moments, seat, since);
  if (from === null) return [];
  const all = moments.slice(from).map((_, at) => from + at);
  const told = all.filter((at) => moments[at]!.story.some((line) => !isTalk(line)));
  return told.length > 0 ? told : all;
}
