/** Signs of our own, on the grid of the icons. */

/** A string of beads. */
export const BEADS = Array.from({ length: 10 }, (_, at) => {
  const angle = (at * Math.PI) / 5;
  const [x, y] = [256 + 180 * Math.sin(angle), 256 - 180 * Math.cos(angle)].map(Math.round);
  return `M${x! - 44} ${y}a44 44 0 1 0 88 0a44 44 0 1 0-88 0z`;
}).join('');

/** A trading house. */
export const HOUSE = 'M64 470V230L256 50 448 230V470z';
