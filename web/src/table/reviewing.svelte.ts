/** The review of a finished game, read as it grows. To be made while a component is. */
import { onDestroy } from 'svelte';
import { Refusal, server, type Eyes } from '@/server';
import type { Review, TextLine } from '@/wire/wire';
import { isDone, type Sharpness } from './review';

/** Milliseconds between two looks. */
const PAUSE = 1500;

/** With which eyes decisions are judged, wherever a review is told. */
export const judged = $state<{ sharpness: Sharpness }>({ sharpness: 'known' });

export class Reviewing {
  review = $state.raw<Review | null>(null);
  problem = $state.raw<TextLine | null>(null);
  #table: string;
  #eyes: Eyes | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(table: string, eyes?: Eyes) {
    this.#table = table;
    this.#eyes = eyes;
    onDestroy(() => {
      this.#isOver = true;
      clearTimeout(this.#waiting);
    });
    void this.#look();
  }

  async begin(): Promise<void> {
    await this.#attempt(() => server.beginReview(this.#table));
    await this.#look();
  }

  async #look(): Promise<void> {
    await this.#attempt(async () => {
      const known = this.review;
      const told = await server.review(this.#table, known?.done ?? 0, this.#eyes);
      this.review = { ...told, moments: [...(known?.moments ?? []), ...told.moments] };
    });
    const grows = this.review?.asked && !isDone(this.review);
    if (grows && !this.#isOver) this.#waiting = setTimeout(() => void this.#look(), PAUSE);
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Refusal ? error.line : { key: 'client-unreachable' };
    }
  }
}
