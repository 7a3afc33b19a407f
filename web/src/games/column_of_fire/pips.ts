/** Where the pips of each face of a die are, on a square of 40. */
const [LOW, MIDDLE, HIGH] = [11, 20, 29];
type Pip = readonly [number, number];
const CORNERS: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
  [LOW, HIGH],
  [HIGH, LOW],
];
const CENTRE: Pip = [MIDDLE, MIDDLE];
const SIDES: readonly Pip[] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];

export const PIPS: readonly (readonly Pip[])[] = [
  [],
  [CENTRE],
  CORNERS.slice(0, 2),
  [...CORNERS.slice(0, 2), CENTRE],
  CORNERS,
  [...CORNERS, CENTRE],
  [...CORNERS, ...SIDES],
];
