/** Now, or some moment of the past: what the screen of a running game looks at. */
import { server } from '@/server';
import type { Sight, StoryLine } from '@/wire/wire';
import { lastOfOthers, missedMoments, Past } from './past.svelte';
import { Stepper, type Later } from './stepper.svelte';

/** As much of a table as is needed to look back. */
export interface Present {
  readonly table: string;
  readonly shown: Sight | null;
}

export class Travel {
  /** Is it a moment of the past that is shown? */
  isAway = $state(false);
  /** Is it the reel of what was missed, rather than a look around? */
  isReel = $state(false);
  /** How many moves others made that were not seen; offered as a reel. */
  missed = $state(0);
  /** Could the past not be read? */
  failed = $state(false);
  readonly past: Past;
  readonly stepper: Stepper;
  #present: Present;

  constructor(present: Present, past: Past = ofTable(present), later?: Later) {
    this.#present = present;
    this.past = past;
    this.stepper = new Stepper(() => Math.max(0, past.moments.length - 1), later);
  }

  /** What is looked at. */
  get sight(): Sight {
    return this.moment?.sight ?? this.#present.shown!;
  }

  /** What was told at the moment that is looked at. */
  get story(): readonly StoryLine[] {
    return this.moment?.story ?? [];
  }

  get moment() {
    return this.isAway ? (this.past.moments[this.stepper.at] ?? null) : null;
  }

  /** Has something happened that is not among the moments? */
  get isOld(): boolean {
    const last = this.past.moments.at(-1);
    return last !== undefined && (this.#present.shown?.changed ?? 0) > last.sight.changed;
  }

  /** Look at the moment of an event. */
  async jump(event: number): Promise<void> {
    if (await this.#reach()) this.#look(this.past.indexOf(event));
  }

  /** Back and forth; beyond the last moment is now. */
  async step(by: number): Promise<void> {
    if (this.isAway) {
      if (by > 0 && this.stepper.isAtEnd && !this.isOld) this.now();
      else if (by <= 0 || (await this.#reach())) this.stepper.step(by);
    } else if (by < 0 && (await this.#reach())) {
      this.#look(this.stepper.last + by);
    }
  }

  /** Show one after the other what others did last; `since` is what had been seen. */
  async reel(seat: number, since: number): Promise<void> {
    if (!(await this.#reach())) return;
    const stops = lastOfOthers(this.past.moments, seat, since);
    if (stops.length === 0) return;
    this.#look(stops[0]!);
    this.isReel = true;
    this.missed = 0;
    this.stepper.stops = stops;
    if (this.stepper.isAtEnd) return;
    this.stepper.onend = () => this.now();
    this.stepper.play();
  }

  /** Somebody is back who had seen the game up to a number: is there something to catch up? */
  async notice(seat: number, since: number): Promise<void> {
    if (!(await this.#reach())) return;
    this.missed = missedMoments(this.past.moments, seat, since).length;
  }

  /** Back to now. */
  now(): void {
    this.#leaveReel();
    this.isAway = false;
  }

  #look(at: number): void {
    this.#leaveReel();
    this.stepper.go(at);
    this.isAway = this.past.moments.length > 0;
  }

  #leaveReel(): void {
    this.stepper.pause();
    this.stepper.stops = null;
    this.stepper.onend = null;
    this.isReel = false;
  }

  async #reach(): Promise<boolean> {
    try {
      await this.past.reach();
      this.failed = false;
    } catch {
      this.failed = true;
    }
    return !this.failed;
  }
}

function ofTable(present: Present): Past {
  return new Past((since) => {
    const seat = present.shown?.seat ?? -1;
    return server.history(present.table, since, undefined, undefined, seat < 0 ? undefined : seat);
  });
}
