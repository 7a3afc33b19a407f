/** Choosing by digits, and a focus that stays where the eye is. */
import { tick, untrack } from 'svelte';
import { kept } from '@/kept.svelte';
import { numberOf } from './keys';
import type { Play } from './play.svelte';
import { closest, isWriting, OFFERED } from './roving';

type Thing = HTMLElement | SVGElement;

const MOST = 9;
const HINT = '.hint';

/**
 * Nine things that can be chosen, each once: pieces, then the buttons beside the question, and at
 * last what declines. So a piece keeps its digit when a button comes or a hint is given.
 */
export function numbered(): Thing[] {
  const found = new Map<string, Thing>();
  for (const thing of document.querySelectorAll<Thing>(OFFERED)) {
    const words = thing.dataset.action ?? '';
    const isNew = !found.has(words) && !thing.closest(HINT);
    if (isNew && thing.checkVisibility()) found.set(words, thing);
  }
  const things = [...found.values()];
  const pieces = things.filter((thing) => thing.matches('.piece'));
  const declines = (thing: Thing) => Number('declines' in thing.dataset);
  const buttons = things
    .filter((thing) => !pieces.includes(thing))
    .sort((a, b) => declines(a) - declines(b))
    .slice(0, MOST);
  return [...pieces.slice(0, MOST - buttons.length), ...buttons];
}

/** To be made while a component is. */
export class Keys {
  /** Does the player use the keyboard now? */
  inUse = $state(false);
  /** Where the focus was last. */
  #box: DOMRect | null = null;
  /** Is the focus on its way from one thing to the next, or out of the page? */
  #isLeaving = false;
  #play: Play;

  constructor(play: Play) {
    this.#play = play;
    $effect(() => {
      void [play.offered, play.sight, play.considered];
      void tick().then(() => untrack(() => this.#keep()));
    });
  }

  readonly press = (event: KeyboardEvent): void => {
    this.#isLeaving = event.key === 'Tab';
    const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
    const writes = isWriting(event.target);
    if (isBare && (!writes || event.key === 'Tab')) this.inUse = true;
    if (event.defaultPrevented || writes) return;
    if (event.key === 'Escape' && this.#play.considered) {
      event.preventDefault();
      this.#play.leave();
      return;
    }
    const thing = kept.shortcuts ? numbered()[numberOf(event) - 1] : undefined;
    if (!thing) return;
    event.preventDefault();
    if (document.activeElement !== thing) thing.focus();
    else if (thing instanceof HTMLButtonElement) thing.click();
    else thing.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  };

  readonly touch = ({ target }: PointerEvent): void => {
    this.inUse = false;
    const isElsewhere =
      target instanceof Element && !target.closest(`.considered, ${OFFERED}, [data-confirm]`);
    if (isElsewhere) this.#play.leave();
  };

  readonly look = ({ target }: FocusEvent): void => {
    this.#isLeaving = false;
    const isPlace = target instanceof Element && !target.closest('dialog, .drawer, [popover]');
    if (isPlace && target.id !== PROMPT) this.#box = target.getBoundingClientRect();
  };

  /** A thing may be drawn anew just after it got the focus. Whoever leaves by Tab is let go. */
  readonly lose = (): void => {
    if (this.inUse && !this.#isLeaving) requestAnimationFrame(() => this.#keep());
  };

  /** What had the focus is gone: the nearest thing that can be chosen has it, or the question. */
  #keep(): void {
    const here = document.activeElement;
    const isLost = here === null || here === document.body || here.id === PROMPT;
    const isAdvised = document.querySelector(HINT) !== null; // a hint sees to the focus itself
    if (!this.inUse || !isLost || !this.#box || isAdvised) return;
    const things = [...document.querySelectorAll<Thing>(OFFERED)].filter((thing) =>
      thing.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const next = things[closest(this.#box, boxes)] ?? document.getElementById(PROMPT);
    if (next !== here) next?.focus();
  }
}

/** The line that says what is asked. */
export const PROMPT = 'prompt';
