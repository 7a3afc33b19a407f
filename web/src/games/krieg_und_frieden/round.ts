/** Where things lie on the round board: angles clockwise from the right, lengths from its middle. */

export interface Point {
  x: number;
  y: number;
}

/** How far from the middle each ring ends. */
export const RINGS = { cathedral: 122, town: 184, country: 266, rim: 300 };
const TOWN = (RINGS.cathedral + RINGS.town) / 2;
const COUNTRY = (RINGS.town + RINGS.country) / 2;
const RIM = (RINGS.country + RINGS.rim) / 2;

const PLACES = 4;
const QUARTER = 90;
const BOTTOM = 90;
const TOWN_STEP = 27;
const COUNTRY_STEP = 14;

/** The place of each baron, clockwise from the bottom, where the reader sits. */
export function placeOf(seat: number, reader: number, seats: number): number {
  const after = (seat - Math.max(reader, 0) + seats) % seats;
  return seats < PLACES && after === seats - 1 ? PLACES - 1 : after; // nobody sits opposite
}

/** The estates nobody holds. */
export function fallow(seats: number): number[] {
  return seats < PLACES ? [2] : [];
}

/** The middle of an estate, as an angle. */
export function middle(place: number): number {
  return BOTTOM + place * QUARTER;
}

export function at(angle: number, length: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: length * Math.cos(turn), y: length * Math.sin(turn) };
}

const spread = (count: number, index: number, step: number) => (index - (count - 1) / 2) * step;

/** Where the workshops stand, round the cathedral. */
export function townSites(place: number, count: number): Point[] {
  return sites(place, count, TOWN_STEP, TOWN);
}

/** Where the farms stand, in the country. */
export function countrySites(place: number, count: number): Point[] {
  return sites(place, count, COUNTRY_STEP, COUNTRY);
}

function sites(place: number, count: number, step: number, length: number): Point[] {
  return Array.from({ length: count }, (_, index) =>
    at(middle(place) - spread(count, index, step), length),
  );
}

/** A point on the rim, so many degrees to the left of whoever sits there. */
export function onRim(place: number, toTheLeft: number): Point {
  return at(middle(place) + toTheLeft, RIM);
}

const pair = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The part of a ring that belongs to an estate. */
export function sector(place: number, inner: number, outer: number): string {
  const from = middle(place) - QUARTER / 2;
  const to = from + QUARTER;
  return (
    `M${pair(at(from, inner))}L${pair(at(from, outer))}` +
    `A${outer} ${outer} 0 0 1 ${pair(at(to, outer))}` +
    `L${pair(at(to, inner))}A${inner} ${inner} 0 0 0 ${pair(at(from, inner))}z`
  );
}

/** Furrows of the fields, as arcs. */
export function furrows(place: number): string {
  const from = middle(place) - QUARTER / 2 + 2;
  const to = from + QUARTER - 4;
  return [10, 22, 60, 72]
    .map((more) => RINGS.town + more)
    .map((length) => `M${pair(at(from, length))}A${length} ${length} 0 0 1 ${pair(at(to, length))}`)
    .join('');
}

/** A tree, so high above its foot and below. */
function tree({ x, y }: Point, size: number): string {
  const lobe = (radius: number, right: number, down: number) =>
    `a${radius * size} ${radius * size} 0 0 1 ${right * size} ${down * size}`;
  const crown =
    lobe(0.65, 0.5, -0.9) + lobe(0.6, 1, 0) + lobe(0.65, 0.5, 0.9) + lobe(0.55, -0.6, 0.5);
  return `M${pair({ x: x - size, y })}${crown}h${-0.8 * size}${lobe(0.55, -0.6, -0.5)}zm${size} ${0.5 * size}v${0.6 * size}`;
}

/** Trees along the borders of an estate. */
export function hedge(place: number): string {
  const sides = [middle(place) - QUARTER / 2 + 3, middle(place) + QUARTER / 2 - 3];
  return sides
    .flatMap((angle) => [12, 29, 46, 64].map((more) => at(angle, RINGS.town + more)))
    .map((point, index) => tree(point, index % 2 ? 6 : 7.5))
    .join('');
}

/** The wood that an estate without a baron has turned into. */
export function wood(place: number): string {
  return [145, 178, 211, 244, 277]
    .flatMap((length, row) =>
      Array.from({ length: row + 4 }, (_, index) => {
        const angle = middle(place) - spread(row + 4, index, 76 / (row + 3));
        const astray = ((index * 7 + row * 5) % 5) - 2;
        return tree(at(angle + astray, length + 3 * astray), 11 + ((index + row) % 3) * 2);
      }),
    )
    .join('');
}

const LETTERS = 6;

/** The line a name is written on along the rim; at the bottom it runs the other way, to be read. */
export function rimLine(place: number): string {
  const reads = place > 0;
  const length = reads ? RIM - LETTERS : RIM + LETTERS;
  const [from, to] = reads
    ? [middle(place) - 30, middle(place) + 30]
    : [middle(place) + 30, middle(place) - 30];
  return `M${pair(at(from, length))}A${length} ${length} 0 0 ${reads ? 1 : 0} ${pair(at(to, length))}`;
}

/** A bow from one estate to another, round the cathedral; and its middle. */
export function bow(from: number, to: number): { path: string; top: Point } {
  const start = at(middle(from), TOWN + 40);
  const end = at(middle(to), TOWN + 40);
  const opposite = Math.abs(from - to) === 2;
  const between = opposite ? middle(from) + QUARTER : (middle(from) + middle(to)) / 2;
  const facing = Math.abs(from - to) === 3 ? between + 180 : between;
  const bend = at(facing, opposite ? 250 : 235);
  const top = {
    x: start.x / 4 + bend.x / 2 + end.x / 4,
    y: start.y / 4 + bend.y / 2 + end.y / 4,
  };
  return { path: `M${pair(start)}Q${pair(bend)} ${pair(end)}`, top };
}
