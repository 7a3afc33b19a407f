/** Strokes that repeat in stone: battlements, courses, shingles. All are paths of SVG. */

/** A row of merlons, standing on y. */
export function merlons(x: number, y: number, width: number, count: number, high = 8): string {
  const step = width / (count * 2 - 1);
  return Array.from({ length: count }, (_, at) => {
    const left = (x + at * step * 2).toFixed(1);
    return `M${left} ${y}v${-high}h${step.toFixed(1)}v${high}z`;
  }).join('');
}

/** Courses of ashlar in a rectangle, with gaps, as a pen would hint at them. */
export function courses(x: number, y: number, width: number, height: number, rows: number): string {
  const step = height / rows;
  const long = width / 4;
  let path = '';
  for (let row = 1; row <= rows; row++) {
    const bed = y + row * step;
    const shift = row % 2 ? 0 : long / 2;
    if (row < rows) path += `M${x + shift * 0.6} ${bed.toFixed(1)}h${(width - shift).toFixed(1)}`;
    for (let joint = x + shift + long / 2; joint < x + width - 1; joint += long) {
      path += `M${joint.toFixed(1)} ${bed.toFixed(1)}v${(-step).toFixed(1)}`;
    }
  }
  return path;
}

/** Rows of slates on a steep roof, from its foot to its point. */
export function slates(middle: number, foot: number, point: number, half: number): string {
  const rows = 7;
  let path = '';
  for (let row = 1; row < rows; row++) {
    const y = foot + ((point - foot) * row) / rows;
    const wide = half * (1 - row / rows);
    path += `M${(middle - wide).toFixed(1)} ${y.toFixed(1)}q${wide.toFixed(1)} 5 ${(wide * 2).toFixed(1)} 0`;
  }
  return path;
}

/** A wheel of petals, as in a rose window. */
export function petals(x: number, y: number, from: number, to: number, count: number): string[] {
  const turn = (Math.PI * 2) / count;
  const at = (angle: number, far: number) =>
    `${(x + Math.sin(angle) * far).toFixed(1)} ${(y - Math.cos(angle) * far).toFixed(1)}`;
  return Array.from({ length: count }, (_, number) => {
    const angle = number * turn;
    const side = turn * 0.36;
    const bow = to * 1.12;
    return `M${at(angle, from)}L${at(angle - side, to * 0.86)}Q${at(angle, bow)} ${at(angle + side, to * 0.86)}z`;
  });
}

/** A row of small pointed niches, standing on y. */
export function arcade(x: number, y: number, count: number, step: number): string {
  return Array.from(
    { length: count },
    (_, at) => `M${x + at * step} ${y}v-4q0-3 4-5q4 2 4 5v4z`,
  ).join('');
}
