/**
 * What everything drawn at a table shares: the sight, what is offered, what is pointed at. A game's
 * drawing asks `usePlay()`; a page makes one with `providePlay`.
 */
import { getContext, setContext, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { words, type Words } from '@/text/index.svelte';
import type { Offer, SeatSight, Sight, TextLine } from '@/wire/wire';
import { Motion } from './motion';

/** What a page shows: a live table, a past moment, a position made for a test. */
export interface Source {
  readonly sight: Sight;
  /** Can the offered actions be chosen now? */
  readonly isOpen: boolean;
  act(words: string): void;
}

/** What is explained at the place somebody points at. */
export interface Tip {
  anchor: Element;
  /** What choosing it does; none if it cannot be chosen. */
  label: string;
  /** What it costs. */
  cost: string;
  /** What the thing is. */
  about: string;
}

/** A piece that stands for several offered actions asks which one. */
export interface Choosing {
  anchor: Element;
  offers: Offer[];
}

/** Stands between two names, and in none. */
const BETWEEN = '\n';

export class Play {
  /** The words of the action somebody points at, so that its consequence can be drawn. */
  hinted = $state<string | null>(null);
  tip = $state.raw<Tip | null>(null);
  choosing = $state.raw<Choosing | null>(null);
  readonly motion = new Motion();
  #source: () => Source;
  #standing = new SvelteMap<string, number>();
  #offered = $derived.by(() => this.#findOffered());
  // most moves change neither the game nor the names: what is said with them is not said again
  #game = $derived.by(() => this.sight.game);
  #allNames = $derived.by(() => this.#findNames().join(BETWEEN));
  #names = $derived(this.#allNames.split(BETWEEN));

  constructor(source: () => Source) {
    this.#source = source;
  }

  get sight(): Sight {
    return this.#source().sight;
  }

  get words(): Words {
    return words(this.#game);
  }

  /** Who sits where; the game's own name for a seat whose player has none. */
  get names(): string[] {
    return this.#names;
  }

  #findNames(): string[] {
    return this.sight.seats.map((chair, number) =>
      isGiven(chair, number) ? chair.name : this.words.t('seat-name', { number }),
    );
  }

  /** Everything that can be chosen now, by its words. */
  get offered(): ReadonlyMap<string, Offer> {
    return this.#offered;
  }

  #findOffered(): Map<string, Offer> {
    const source = this.#source();
    const offers = source.isOpen ? (source.sight.question?.offered ?? []) : [];
    return new Map(offers.map((offer) => [offer.words, offer]));
  }

  /** Offered actions that no mounted piece stands for. */
  get unplaced(): Offer[] {
    return [...this.#offered.values()].filter((offer) => !this.#standing.get(offer.words));
  }

  say(line: TextLine): string {
    return this.words.say(line, this.names);
  }

  act(words: string): void {
    if (!this.#offered.has(words)) return;
    this.choosing = null;
    this.tip = null;
    this.hinted = null;
    this.#source().act(words);
  }

  /** A piece stands for these actions from now on; what is returned ends it. */
  stand(actions: readonly string[]): () => void {
    const add = (by: number) =>
      untrack(() => {
        for (const one of actions) this.#standing.set(one, (this.#standing.get(one) ?? 0) + by);
      });
    add(1);
    return () => add(-1);
  }

  hint(words: string | null): void {
    this.hinted = words;
  }
}

/** Did somebody choose this name? The server numbers those who have none. */
function isGiven(chair: SeatSight, seat: number): boolean {
  return !['', String(seat + 1), `${chair.bot} ${seat + 1}`].includes(chair.name);
}

const KEY = Symbol('play');

export function providePlay(source: () => Source): Play {
  return setContext(KEY, new Play(source));
}

export function usePlay(): Play {
  const play = getContext<Play | undefined>(KEY);
  if (!play) throw new Error('a piece is drawn outside of a table');
  return play;
}
