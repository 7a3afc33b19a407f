/** Arrow keys go from one thing to the nearest in that direction. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const ASIDE = 2.5; // being off the line weighs so much more than being far

/** Which of the boxes is nearest in a direction, or -1. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const lies = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let best = -1;
  let least = Infinity;
  for (const [at, box] of boxes.entries()) {
    const x = box.x + box.width / 2 - (from.x + from.width / 2);
    const y = box.y + box.height / 2 - (from.y + from.height / 2);
    const along = (lies ? x : y) * sign;
    const aside = Math.abs(lies ? y : x);
    if (along < 1) continue;
    const far = along + aside * ASIDE;
    if (far < least) {
      least = far;
      best = at;
    }
  }
  return best;
}

/** Move the focus among what can be chosen; without a focus, to the first thing. */
export function rove(within: Element, direction: Direction): boolean {
  const things = [...within.querySelectorAll<HTMLElement | SVGElement>('[data-action]')];
  const here = document.activeElement;
  const others = things.filter((thing) => thing !== here);
  if (others.length === 0) return false;
  const isThing = here instanceof Element && here.matches('.piece, [data-action]');
  if (!isThing) {
    others[0]!.focus();
    return true;
  }
  const boxes = others.map((thing) => thing.getBoundingClientRect());
  const at = nearest(here.getBoundingClientRect(), boxes, direction);
  others[at]?.focus();
  return at >= 0;
}

/** Is somebody writing, or in a control that has its own keys? */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [role=menu], [role=tablist]') !== null
  );
}
