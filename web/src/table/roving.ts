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

/** Which of the boxes is nearest, wherever it lies. */
export function closest(from: Box, boxes: readonly Box[]): number {
  const far = boxes.map((box) =>
    Math.hypot(
      box.x + box.width / 2 - from.x - from.width / 2,
      box.y + box.height / 2 - from.y - from.height / 2,
    ),
  );
  return far.indexOf(Math.min(...far));
}

/** What can be chosen. */
export const OFFERED = '[data-action]';
/** What can be chosen or at least explains itself. */
export const EXPLAINED = `[data-about], ${OFFERED}`;

/**
 * Move the focus among such things: to the nearest in the direction; from something that is no
 * such thing any more, at least to the nearest; without a focus, to the first.
 */
export function rove(within: Element, direction: Direction, among: string = OFFERED): boolean {
  const things = [...within.querySelectorAll<HTMLElement | SVGElement>(among)];
  const here = document.activeElement;
  const others = things.filter((thing) => thing !== here);
  if (others.length === 0) return false;
  if (!here?.matches('.piece, [data-action]')) {
    others[0]!.focus();
    return true;
  }
  const boxes = others.map((thing) => thing.getBoundingClientRect());
  const from = here.getBoundingClientRect();
  let at = nearest(from, boxes, direction);
  if (at < 0 && !here.matches(among)) at = closest(from, boxes);
  others[at]?.focus();
  return at >= 0;
}

/**
 * In rows of things that share one Tab stop: where a key leads to from here, if anywhere. Up and
 * down go from row to row, left and right within one.
 */
export function walked<Thing>(
  rows: readonly (readonly Thing[])[],
  here: Thing,
  key: string,
): Thing | undefined {
  const row = rows.findIndex((things) => things.includes(here));
  if (row < 0) return undefined;
  const column = rows[row]!.indexOf(here);
  const inRow = (at: number) => rows[at]?.[column] ?? rows[at]?.[0];
  switch (key) {
    case 'ArrowUp':
      return inRow(row - 1);
    case 'ArrowDown':
      return inRow(row + 1);
    case 'ArrowLeft':
      return rows[row]![column - 1];
    case 'ArrowRight':
      return rows[row]![column + 1];
    case 'Home':
      return inRow(0);
    case 'End':
      return inRow(rows.length - 1);
    default:
      return undefined;
  }
}

/** Is somebody writing, or in a control that has keys of its own? Tabs take only their arrows. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [role=menu]') !== null
  );
}
