/** Somebody is at the table, goes away and comes back: what he has seen, and what to call him for. */
import { whenIdle } from '@/live/idle';
import { noteCommitment, noteSeen, seenBy } from '@/live/memory';
import type { Live } from '@/live/live.svelte';
import type { Travel } from '@/live/travel.svelte';

/** Keeps what was seen; offers what was missed. To be made while a component is. */
export class Presence {
  /** Up to which event everything had been seen when the page was opened; 0 if never here. */
  readonly seen: number;
  #live: Live;
  #travel: Travel;
  #isShared: boolean;
  #awaySince: number | null = null;

  /** At a shared screen everybody sees the moves of the others, and nothing is offered. */
  constructor(live: Live, travel: Travel, isShared: boolean) {
    this.#live = live;
    this.#travel = travel;
    this.#isShared = isShared;
    const { seat, number } = live.shown!;
    this.seen = seenBy(live.table, seat);
    if (this.seen < number) this.#offer(this.seen);
    $effect(() => this.#note());
    $effect(() => {
      if (live.connection === 'lost') this.#leave();
      else if (live.connection === 'open' && !document.hidden) this.#return();
    });
    $effect(() => {
      const turn = () => (document.hidden ? this.#leave() : this.#return());
      document.addEventListener('visibilitychange', turn);
      return () => document.removeEventListener('visibilitychange', turn);
    });
  }

  #note(): void {
    const { commitment, number, seat } = this.#live.shown!;
    noteCommitment(this.#live.table, commitment, number);
    if (!document.hidden) noteSeen(this.#live.table, seat, number);
  }

  #leave(): void {
    this.#awaySince ??= this.#live.shown!.number;
  }

  #return(): void {
    const since = this.#awaySince;
    this.#awaySince = null;
    if (since === null) return;
    this.#note();
    if (this.#live.shown!.changed > since) this.#offer(since);
  }

  #offer(since: number): void {
    const { phase, seat } = this.#live.shown!;
    if (phase !== 'playing' || this.#isShared) return;
    void whenIdle().then(() => this.#travel.notice(seat, since));
  }
}
