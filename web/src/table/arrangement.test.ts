import { describe, expect, it } from 'vitest';
import { shapeOf, unitOf } from './arrangement.svelte';

describe('the arrangement of a table', () => {
  it.each([
    [2560, 1440, 'wide'],
    [1366, 768, 'wide'],
    [1180, 820, 'square'],
    [1024, 768, 'square'],
    [820, 1180, 'tall'],
    [390, 664, 'phone'],
    [360, 640, 'phone'],
    [844, 390, 'low'],
    [720, 450, 'low'], // a laptop enlarged twice
    [700, 700, 'phone'],
  ] as const)('at %i by %i is %s', (width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape);
  });

  it('grows with both width and height, and with neither alone', () => {
    const usual = unitOf(1440, 900);
    expect(unitOf(2880, 1800)).toBeCloseTo(2 * usual);
    expect(unitOf(1440, 810)).toBeCloseTo(usual);
    expect(unitOf(2000, 900)).toBeLessThan(1.12 * usual);
  });

  it('never becomes too small to be read', () => {
    expect(unitOf(300, 300)).toBe(13);
  });
});
