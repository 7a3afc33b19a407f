/**
 * Things move from where they were to where they are. An element with `{@attach motion.moves(key)}`
 * flies from the last place of the same key, be it the same element or another one. What is new may
 * come from somewhere: `motion.moves(key, from)`, where `from` is a place with `motion.marks(from)`.
 */
import type { Attachment } from 'svelte/attachments';

const SHORTEST = 220;
const LONGEST = 420;
const EASING = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

interface Place {
  x: number;
  y: number;
  width: number;
}

interface Keys {
  key: string;
  from: string;
}

export class Motion {
  /** Set while stepping through a game quickly: everything is at once where it belongs. */
  fast = false;
  /** Is the first picture drawn? What was there when the page came does not move in. */
  hasBegun = false;
  #elements = new Map<Element, Keys>();
  #marks = new Map<Element, string>();
  #places = new Map<string, Place>();
  #marked = new Map<string, Place>();

  /** Keeps an element's place under this key; a new one comes from a mark, if it is named. */
  moves = (key: string, from = ''): Attachment => {
    return (element) => {
      this.#elements.set(element, { key, from });
      return () => {
        this.#elements.delete(element);
      };
    };
  };

  /** A place that things come from; it does not move itself. */
  marks = (key: string): Attachment => {
    return (element) => {
      this.#marks.set(element, key);
      return () => {
        this.#marks.delete(element);
      };
    };
  };

  /** Before the drawing changes: remember where everything is. */
  before(): void {
    this.#places.clear();
    this.#marked.clear();
    for (const [element, { key }] of this.#elements) this.#places.set(key, placeOf(element));
    for (const [element, key] of this.#marks) this.#marked.set(key, placeOf(element));
  }

  /** After the drawing has changed: let everything that is elsewhere now fly there. */
  after(): void {
    if (this.fast || prefersStillness()) return;
    for (const [element, { key, from }] of this.#elements) {
      const old = this.#places.get(key) ?? this.#marked.get(from);
      if (old) fly(element, old, placeOf(element));
    }
  }
}

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function placeOf(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

function fly(element: Element, from: Place, to: Place): void {
  const unit = unitOf(element);
  const x = (from.x - to.x) / unit;
  const y = (from.y - to.y) / unit;
  const distance = Math.hypot(from.x - to.x, from.y - to.y);
  if (distance < 2) return;
  const duration = Math.min(LONGEST, SHORTEST + distance / 4);
  // `translate` is a property of its own, so that an element's transform stays as it is
  element.animate([{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }], {
    duration,
    easing: EASING,
  });
}

/** How many pixels of the screen one pixel of this element's own space is. */
function unitOf(element: Element): number {
  if (!(element instanceof SVGGraphicsElement)) return 1;
  const parent = element.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}
