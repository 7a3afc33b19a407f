/** How the event card lies in the council square, seen from a seat's side of the board. */

export const SIDES = 4;
const QUARTER = 90;
/** A card that is not turned yet lies straight; turned, a corner points at every side. */
const FIRST_TURN = -135;
const WHOLE = 360;

/** Where a side, or the place between it and the next one, is seen: 0 below, then clockwise. */
export function seen(side: number, from: number): number {
  return (side - from + SIDES) % SIDES;
}

/** The angle of a card turned so often, in degrees, nearest to the one it had. */
export function angleOf(turned: number, from: number, before: number): number {
  const angle = turned < 0 ? 0 : FIRST_TURN + QUARTER * (turned - from);
  return angle + WHOLE * Math.round((before - angle) / WHOLE);
}
