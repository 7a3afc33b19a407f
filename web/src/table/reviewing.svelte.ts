/** The review of a finished game, read as it grows. To be made while a component is. */
import { onDestroy } from 'svelte';
import { Refusal, server, type Eyes } from '@/server';
import type { Review, TextLine } from '@/wire/wire';
import { isDone, type Sharpness } from './review';

/** Milliseconds between two looks. */
const PAUSE = 1500;

/**
 * Wherever reviews are told: with which eyes decisions are judged, and how often somebody here let
 * a review begin.
 */
export const judged = $state<{ sharpness: Sharpness; begun: number }>({
  sharpness: 'known',
  begun: 0,
});

export class Reviewing {
  review = $state.raw<Review | null>(null);
  problem = $state.raw<TextLine | null>(null);
  #table: string;
  #eyes: Eyes | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  /** Would the same be refused again? */
  #isRefused = false;

  constructor(table: string, eyes?: Eyes) {
    this.#table = table;
    this.#eyes = eyes;
    onDestroy(() => {
      this.#isOver = true;
      clearTimeout(this.#waiting);
    });
    void this.look();
  }

  /** Where nothing was hidden, all eyes are open. */
  get sharpness(): Sharpness {
    return this.review?.hidden === false ? 'open' : judged.sharpness;
  }

  async begin(): Promise<void> {
    if (!(await this.#attempt(() => server.beginReview(this.#table)))) return;
    judged.begun += 1;
    await this.look();
  }

  /** Read what is new, and on as it grows. */
  async look(): Promise<void> {
    clearTimeout(this.#waiting);
    await this.#attempt(async () => {
      const known = this.review;
      const told = await server.review(this.#table, known?.done ?? 0, this.#eyes);
      this.review = { ...told, moments: [...(known?.moments ?? []), ...told.moments] };
    });
    if (this.#isComing && !this.#isOver) {
      this.#waiting = setTimeout(() => void this.look(), PAUSE);
    }
  }

  /** Is there more to read, or is it not even known whether there is? */
  get #isComing(): boolean {
    if (!this.review) return !this.#isRefused;
    return this.review.asked && !isDone(this.review);
  }

  /** Did it go well? If not, the problem is told until something does. */
  async #attempt(what: () => Promise<void>): Promise<boolean> {
    try {
      await what();
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Refusal ? error.line : { key: 'client-unreachable' };
      this.#isRefused = error instanceof Refusal && error.isFinal;
    }
    return this.problem === null;
  }
}
