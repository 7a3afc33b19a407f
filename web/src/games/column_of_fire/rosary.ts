/** Where the beads of the action track lie: evenly along a string with two straight sides. */

interface Point {
  x: number;
  y: number;
}

/**
 * The place of a bead, in shares of the room, clockwise; the first lies where the upper side begins
 * (or, where the room is higher than wide, where the right one does).
 */
export function bead(at: number, of: number, width: number, height: number): Point {
  if (height > width) {
    const lying = bead(at, of, height, width);
    return { x: 1 - lying.y, y: lying.x };
  }
  const radius = height / 2;
  const side = width - height;
  const bend = Math.PI * radius;
  let way = (at / of) * 2 * (side + bend);
  if (way <= side) return shares(radius + way, 0);
  way -= side;
  if (way <= bend) return shares(...round(width - radius, way / radius - Math.PI / 2));
  way -= bend;
  if (way <= side) return shares(width - radius - way, height);
  way -= side;
  return shares(...round(radius, way / radius + Math.PI / 2));

  function round(middle: number, angle: number): [number, number] {
    return [middle + radius * Math.cos(angle), radius + radius * Math.sin(angle)];
  }

  function shares(x: number, y: number): Point {
    return { x: x / width, y: y / height };
  }
}
