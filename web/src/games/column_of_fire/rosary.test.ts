import { expect, test } from 'vitest';
import { bead } from './rosary';

const BEADS = 20;

function gaps(width: number, height: number): number[] {
  const beads = Array.from({ length: BEADS }, (_, at) => bead(at, BEADS, width, height));
  return beads.map(({ x, y }, at) => {
    const next = beads[(at + 1) % BEADS]!;
    return Math.hypot((next.x - x) * width, (next.y - y) * height);
  });
}

test.each([
  [30, 4],
  [20, 12],
  [13, 30],
])('beads lie evenly in a room of %d by %d', (width, height) => {
  const all = gaps(width, height);
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.35 * Math.max(...all));
});

test('beads go round clockwise', () => {
  const lying = [0, 10].map((at) => bead(at, BEADS, 30, 4));
  expect(lying[0]).toEqual({ x: 2 / 30, y: 0 });
  expect(lying[1]!.y).toBe(1);
  expect(lying[1]!.x).toBeCloseTo(1 - 2 / 30);
  expect(bead(1, BEADS, 30, 4).x).toBeGreaterThan(lying[0]!.x);
  expect(bead(1, BEADS, 4, 30).y).toBeGreaterThan(bead(0, BEADS, 4, 30).y);
  expect(bead(1, BEADS, 4, 30).x).toBe(1);
});
