/**
 * How a table is arranged, and how long its unit of length is: worked out here and nowhere else, from
 * the width and the height at hand. The unit is the `rem`: at a table everything is measured in it,
 * so that a larger screen shows the same picture larger. The shape stands on the page as `data-shape`,
 * for style sheets, and `data-little` where only what matters now has a place.
 */
import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';

/** Wide and square lie, tall and phone stand; low is a phone that lies, or a page much enlarged. */
export type Shape = 'wide' | 'square' | 'tall' | 'phone' | 'low';

/** So many units are at hand, at least, in each: what the drawings are made for. */
const DRAWN_FOR: Readonly<Record<Shape, { width: number; height: number }>> = {
  wide: { width: 90, height: 50.5 },
  square: { width: 64, height: 47 },
  tall: { width: 51, height: 68 },
  phone: { width: 24.375, height: 41.5 },
  low: { width: 52, height: 24.375 },
};

/** Below this many pixels a unit would not be read. */
const LEAST = 13;

export function shapeOf(width: number, height: number): Shape {
  if (width > height * 1.15) {
    if (height < 600 || width < 860) return 'low';
    return width < height * 1.5 ? 'square' : 'wide';
  }
  return width < 640 || height < 860 ? 'phone' : 'tall';
}

/** How many pixels a unit has. */
export function unitOf(width: number, height: number): number {
  const drawn = DRAWN_FOR[shapeOf(width, height)];
  return Math.max(LEAST, Math.min(width / drawn.width, height / drawn.height));
}

class Arrangement {
  #known: [number, number] | null = null;
  #subscribe = createSubscriber((update) => on(window, 'resize', update));

  /**
   * Of the page as it is laid out: a window's inner size grows on a phone with what overflows it.
   * Whoever asks a page makes it lay everything out at once, so it is asked once in a frame.
   */
  get #size(): [number, number] {
    this.#subscribe();
    if (this.#known === null) {
      const page = document.documentElement;
      this.#known = [page.clientWidth, page.clientHeight];
      requestAnimationFrame(this.#forget);
      // before anybody is told of the new size
      addEventListener('resize', this.#forget, true);
    }
    return this.#known;
  }

  readonly #forget = (): void => {
    this.#known = null;
  };

  get shape(): Shape {
    return shapeOf(...this.#size);
  }

  get unit(): number {
    return unitOf(...this.#size);
  }

  /** Is there only room for what matters now? */
  get isLittle(): boolean {
    return this.shape === 'phone' || this.shape === 'low';
  }

  /** Give the page its shape and its unit, for as long as a table is on it; to be called in an effect. */
  apply(): () => void {
    const root = document.documentElement;
    root.dataset.shape = this.shape;
    root.toggleAttribute('data-little', this.isLittle);
    root.style.fontSize = `${this.unit}px`;
    return () => {
      delete root.dataset.shape;
      root.removeAttribute('data-little');
      root.style.fontSize = '';
    };
  }
}

export const arrangement = new Arrangement();
