/** What is fetched when it is first wanted, and tried again until it is there. */
import { onDestroy } from 'svelte';
import { styled } from './styles';

/** Milliseconds between two tries. */
const PAUSE = 5000;

/** What could not be fetched yet, the newest last. */
let missing = $state.raw<readonly Wanted<unknown>[]>([]);

/** Something that is wanted by a component: to be made while that is, and given up with it. */
export class Wanted<T> {
  there = $state.raw<T | null>(null);
  #isQuiet = $state(false);
  #isGivenUp = false;
  #fetch: () => Promise<T>;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
    onDestroy(() => {
      this.#isGivenUp = true;
      this.#leave();
    });
    void this.try();
  }

  /** Is it up to this one to say that something is missing? The newest speaks for all. */
  get tells(): boolean {
    return missing.findLast((one) => !one.#isQuiet) === this;
  }

  async try(): Promise<void> {
    clearTimeout(this.#waiting);
    try {
      [this.there] = await Promise.all([this.#fetch(), styled()]);
      this.#leave();
    } catch {
      this.#wait();
    }
  }

  /** Say no more of it; it is tried on. */
  quiet(): void {
    this.#isQuiet = true;
  }

  #wait(): void {
    if (this.#isGivenUp) return;
    if (!missing.includes(this)) missing = [...missing, this];
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.try(), PAUSE);
  }

  #leave(): void {
    clearTimeout(this.#waiting);
    missing = missing.filter((one) => one !== this);
  }
}

/** Try everything again that is missing. */
export function tryAgain(): void {
  for (const one of missing) void one.try();
}

/** Whoever reads that something is missing has understood. */
export function beQuiet(): void {
  for (const one of missing) one.quiet();
}
