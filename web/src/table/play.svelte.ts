/**
 * What everything drawn at a table shares: the sight, what is offered, what is pointed at. A game's
 * drawing asks `usePlay()`; a page makes one with `providePlay`.
 */
import { getContext, setContext, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { kept } from '@/kept.svelte';
import { words, type Blanks, type Words } from '@/text/index.svelte';
import type { Offer, Sight, StoryLine, TextLine } from '@/wire/wire';
import { flights } from './flights.svelte';
import { Motion } from './motion';

/** What a page shows: a live table, a past moment, a position made for a test. */
export interface Source {
  readonly sight: Sight;
  /** All that has been told, also where the past is looked at. */
  story?(): readonly StoryLine[];
  /** Can the offered actions be chosen now? */
  readonly isOpen: boolean;
  act(words: string): void;
  /** Why something cannot be done now, as the rules say. */
  why?(words: string): Promise<TextLine>;
  /** Do by itself what is the only thing to do; nothing is done so without. */
  takes?(words: string): void;
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
  /** Why it cannot be chosen now, if somebody asked. */
  why?: string;
  /** The paragraph that this follows from. */
  rule?: string;
  /** Is the mouse at the rule, so that it stays? */
  isHeld?: boolean;
}

/** A piece that stands for several offered actions asks which one. */
export interface Choosing {
  anchor: Element;
  offers: Offer[];
}

/** What somebody is about to do: told with its cost until it is confirmed or left. */
export interface Considered {
  anchor: Element;
  offer: Offer;
  cost: string;
  about: string;
  rule?: string;
  /** Was it chosen by key? Then the keyboard goes on from there. */
  byKey: boolean;
}

/** How an offered action is chosen. */
export interface Choice extends Partial<Omit<Considered, 'anchor' | 'offer'>> {
  anchor: Element;
  /** With a finger, which cannot point first. */
  touched?: boolean;
}

/** Stands between two names, and in none. */
const BETWEEN = '\n';

export class Play {
  /** The words of the action somebody points at, so that its consequence can be drawn. */
  hinted = $state<string | null>(null);
  tip = $state.raw<Tip | null>(null);
  choosing = $state.raw<Choosing | null>(null);
  considered = $state.raw<Considered | null>(null);
  /** Opens a paragraph of the rules beside the table. */
  onrule: ((rule: string) => void) | undefined;
  readonly motion = new Motion();
  readonly source: () => Source;
  #standing = new SvelteMap<string, number>();
  #offered = $derived.by(() => this.#findOffered());
  // most moves change neither the game nor the names: what is said with them is not said again
  #game = $derived.by(() => this.sight.game);
  #allNames = $derived.by(() => this.#findNames().join(BETWEEN));
  #names = $derived(this.#allNames.split(BETWEEN));

  constructor(source: () => Source) {
    this.source = source;
  }

  get sight(): Sight {
    return this.source().sight;
  }

  get words(): Words {
    return words(this.#game);
  }

  /** Who sits where; the game's own name for a seat whose player has none. */
  get names(): string[] {
    return this.#names;
  }

  #findNames(): string[] {
    return this.sight.seats.map(
      (chair, number) => chair.name || this.words.t('seat-name', { number }),
    );
  }

  /** Everything that can be chosen now, by its words. */
  get offered(): ReadonlyMap<string, Offer> {
    return this.#offered;
  }

  #findOffered(): Map<string, Offer> {
    const offers = this.source().isOpen ? this.asked : [];
    return new Map(offers.map((offer) => [offer.words, offer]));
  }

  /** What the question offers, also while the answer is on its way: it keeps its place until then. */
  get asked(): readonly Offer[] {
    return flights.isUnderWay ? [] : (this.sight.question?.offered ?? []);
  }

  /** Offered actions that no mounted piece stands for. */
  get unplaced(): Offer[] {
    return [...this.#offered.values()].filter((offer) => !this.#standing.get(offer.words));
  }

  say(line: TextLine): string {
    return this.words.say(line, this.names);
  }

  /** A sentence of the game, with the names of those who sit here. */
  readonly t = (key: string, blanks: Blanks = {}): string => this.words.t(key, blanks, this.names);

  /** What an offered action is called; what declines says what it declines. */
  label(offer: Offer): string {
    const declines = `decline-${this.sight.question?.step ?? ''}`;
    return offer.declines && this.words.has(declines) ? this.t(declines) : this.say(offer.label);
  }

  /** The paragraph of an offered action: of what it belongs to, else of the question. */
  ruleOf(offer: Offer, own?: string): string | undefined {
    return offer.aside ?? own ?? this.sight.question?.rule;
  }

  /** The only thing that can be done, if nothing is lost by doing it. */
  get alone(): Offer | null {
    const [only, ...others] = this.#offered.values();
    const isPlain = only?.declines && !only.grave && !this.sight.question?.can_undo;
    return isPlain && others.length === 0 && kept.alone ? only : null;
  }

  /**
   * Choose an offered action. A finger points first and chooses with the second tap; what costs
   * something for good is asked about once more whatever it is chosen with.
   */
  choose(offer: Offer, choice: Choice): void {
    const { anchor, touched, cost = '', about = '', rule, byKey = false } = choice;
    const isSure = this.considered?.offer.words === offer.words;
    const isGrave = offer.grave && kept.confirms && this.#offered.size > 1;
    if (isSure || !(touched || isGrave)) {
      this.act(offer.words);
      return;
    }
    this.tip = null;
    this.considered = { anchor, offer, cost, about, rule: this.ruleOf(offer, rule), byKey };
    this.hint(offer.words);
  }

  /** Somebody wants to do what is not offered: the rules know why not. */
  async ask(
    actions: readonly string[],
    anchor: Element,
    about: string,
    own?: string,
  ): Promise<void> {
    const words = this.#likeliest(actions);
    const { isOpen, why } = this.source();
    const { asked, question, seat } = this.sight;
    if (!words || !isOpen || !why || asked !== seat) return;
    const reason = await why(words);
    const told = this.t('why-not', { reason });
    this.tip = { anchor, label: '', cost: '', about, why: told, rule: own ?? question?.rule };
  }

  /** Of all that a piece can stand for, what somebody means who is asked this question. */
  #likeliest(actions: readonly string[]): string | undefined {
    const verb = (words: string) => words.split(' ')[0];
    const verbs = new Set([...this.#offered.keys()].map(verb));
    return actions.find((words) => verbs.has(verb(words))) ?? actions[0];
  }

  /** Do not do what was considered. */
  leave(): void {
    if (!this.considered) return;
    this.considered = null;
    this.hint(null);
  }

  act(words: string): void {
    if (!this.#offered.has(words)) return;
    this.choosing = null;
    this.considered = null;
    this.tip = null;
    this.hinted = null;
    this.source().act(words);
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

const KEY = Symbol('play');

export function providePlay(source: () => Source): Play {
  return setContext(KEY, new Play(source));
}

export function usePlay(): Play {
  const play = getContext<Play | undefined>(KEY);
  if (!play) throw new Error('a piece is drawn outside of a table');
  return play;
}
