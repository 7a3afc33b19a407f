/** What a piece does, whether it is drawn in HTML or in SVG: see `Piece` and `SvgPiece`. */
import { isPressedAt } from '@/pressed';
import type { Offer } from '@/wire/wire';
import { usePlay, type Choice, type Play } from './play.svelte';

export interface PieceProps {
  /** The words of the action it stands for. */
  action?: string;
  /** The words of several; choosing the piece then asks which one. */
  actions?: readonly string[];
  /** What the thing is, in a sentence, shown whether or not it can be chosen. */
  about?: string;
  /** Its name for a screen reader, while it cannot be chosen. */
  label?: string;
  /** The paragraph of the rules that tells of it, whatever is asked. */
  rule?: string;
  /** What choosing it costs. */
  cost?: string;
  /** What comes of each of several actions, told where it asks which one. */
  tells?: (words: string) => string;
  /** Things with the same key move from where they were to where they are. */
  moves?: string;
}

const LONG_PRESS = 500;
/** So long an explanation stays for a mouse that is on its way to the rule in it. */
const GRACE = 250;

export class PieceLogic {
  readonly play: Play = usePlay();
  #props: () => PieceProps;
  #pressing: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #missing: ReturnType<typeof setTimeout> | undefined;
  #explained = false;
  #touched = false;
  #pressed = false;
  /** Did it come to lie under a mouse that rests after a choice? Nobody points at it then. */
  #isSlippedUnder = false;
  #isGone = false;

  constructor(props: () => PieceProps) {
    this.#props = props;
    $effect(() => this.play.stand(this.actions));
    $effect(() => () => this.#go()); // a piece that goes takes its explanation along
  }

  get actions(): readonly string[] {
    const { action, actions } = this.#props();
    return actions ?? (action ? [action] : []);
  }

  get offers(): Offer[] {
    return this.actions.flatMap((words) => this.play.offered.get(words) ?? []);
  }

  get isOffered(): boolean {
    return this.actions.some((words) => this.play.offered.has(words));
  }

  /** Is it only offered beside what is asked? */
  get isAside(): boolean {
    return this.isOffered && this.offers.every((offer) => offer.aside);
  }

  get isHinted(): boolean {
    return this.play.hinted !== null && this.actions.includes(this.play.hinted);
  }

  /** What a screen reader calls it. */
  get name(): string | undefined {
    const { label, cost } = this.#props();
    const doing = this.offers.map((offer) => this.play.label(offer)).join(', ');
    if (!doing) return label;
    return [label === doing ? '' : label, doing, cost].filter(Boolean).join(': ');
  }

  /** Tab comes to what can be chosen; what only explains itself is left to Shift and arrows. */
  get tab(): number | undefined {
    if (this.isOffered) return 0;
    return this.#props().about ? -1 : undefined;
  }

  get dataAction(): string | undefined {
    return this.offers.map((offer) => offer.words).join('|') || undefined;
  }

  choose(anchor: Element, how: Omit<Choice, 'anchor'>): void {
    const [first, ...others] = this.offers;
    this.#anchor = anchor;
    const { about, cost, rule, tells } = this.#props();
    if (!first) {
      if (how.touched) this.point(anchor); // a finger has no other way to ask what it is
      void this.play.ask(this.actions, anchor, about ?? '', rule);
      return;
    }
    if (others.length === 0) this.play.choose(first, { anchor, about, cost, rule, ...how });
    else {
      const told = { tells, cost, rule: this.play.ruleOf(first, rule) };
      this.play.choosing = { anchor, offers: [first, ...others], ...told };
    }
  }

  /** Somebody points at it, with the mouse or by focus. */
  point(anchor: Element): void {
    const offers = this.offers;
    const { about = '', cost = '', rule: own } = this.#props();
    const label = offers.map((offer) => this.play.label(offer)).join(' · ');
    clearTimeout(this.#leaving);
    if (label || about) {
      const rule = offers[0] ? this.play.ruleOf(offers[0], own) : own;
      this.play.tip = { anchor, label, cost: label ? cost : '', about, rule };
    }
    if (offers[0]) this.play.hint(offers[0].words);
  }

  leave(): void {
    clearTimeout(this.#pressing);
    clearTimeout(this.#leaving);
    if (this.play.tip && this.#own(this.play.tip.anchor)) this.play.tip = null;
    this.#unhint();
  }

  #unhint(): void {
    if (this.isHinted && !this.play.considered) this.play.hint(null);
  }

  /** The mouse leaves, perhaps for the rule in the explanation, which then stays. */
  #part(): void {
    if (!this.play.tip?.rule || !this.play.onrule) {
      this.leave();
      return;
    }
    this.#unhint();
    this.#leaving = setTimeout(() => this.play.tip?.isHeld || this.leave(), GRACE);
  }

  #go(): void {
    if (this.play.considered && this.#own(this.play.considered.anchor)) this.play.leave();
    this.leave();
    this.#isGone = true;
  }

  #anchor: Element | null = null;

  #pointByMouse(event: PointerEvent): void {
    this.#anchor = event.currentTarget as Element;
    this.point(this.#anchor);
  }

  #own(anchor: Element): boolean {
    return this.#anchor === anchor;
  }

  /** The browser makes no click of a press if what is inside the piece was drawn anew meanwhile. */
  #miss(anchor: Element): void {
    this.#pressed = false;
    this.#missing = setTimeout(() => this.choose(anchor, {}));
  }

  // --- Events, for both kinds of piece ---

  readonly #events = {
    click: (event: MouseEvent) => {
      clearTimeout(this.#missing);
      const anchor = event.currentTarget as Element;
      const touched = this.#touched;
      this.#touched = false;
      if (this.#explained) {
        this.#explained = false; // the end of a long press is not a choice
        return;
      }
      this.choose(anchor, { touched });
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.choose(event.currentTarget as Element, { byKey: true });
    },
    pointerenter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      this.#isSlippedUnder = isPressedAt(event);
      if (!this.#isSlippedUnder) this.#pointByMouse(event);
    },
    pointermove: (event: PointerEvent) => {
      if (!this.#isSlippedUnder || isPressedAt(event)) return;
      this.#isSlippedUnder = false;
      this.#pointByMouse(event);
    },
    pointerleave: (event: PointerEvent) => {
      this.#pressed = false;
      if (event.pointerType !== 'touch') this.#part();
    },
    pointerdown: (event: PointerEvent) => {
      this.#touched = event.pointerType === 'touch';
      this.#pressed = !this.#touched && event.button === 0;
      if (!this.#touched) return;
      const anchor = event.currentTarget as Element;
      this.#pressing = setTimeout(() => {
        this.#anchor = anchor;
        this.#explained = true;
        this.point(anchor);
      }, LONG_PRESS);
    },
    pointerup: (event: PointerEvent) => {
      clearTimeout(this.#pressing);
      if (this.#pressed) this.#miss(event.currentTarget as Element);
    },
    pointercancel: () => clearTimeout(this.#pressing),
    focus: (event: FocusEvent) => {
      const anchor = event.currentTarget as Element;
      if (!anchor.matches(':focus-visible')) return;
      this.#anchor = anchor;
      this.point(anchor);
    },
    // it may lose the focus because it is taken away, in the middle of drawing
    blur: ({ relatedTarget: next }: FocusEvent) => {
      const isAtTheRule = next instanceof Element && next.closest('[role="tooltip"]') !== null;
      if (!isAtTheRule) queueMicrotask(() => this.#isGone || this.leave());
    },
  };
  /** All of them at once: a spread would make every attribute of the element slow to change. */
  readonly listen = (element: Element): void => {
    for (const [name, act] of Object.entries(this.#events)) {
      element.addEventListener(name, act as EventListener);
    }
  };
}
