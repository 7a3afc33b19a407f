import { expect, test } from 'vitest';
import type { PlaceView, View } from '@/wire/world_without_end';
import { placeAbout } from './texts';

/** Says what it is asked to say, with what stands in the blanks. */
const play = { t: (key: string, blanks?: object) => JSON.stringify({ key, ...blanks }) } as never;
const ILL = { tile: 2, gain: {}, choice: [], house: false } as unknown as PlaceView;

function town(...effects: object[]): View {
  const lasting = effects.length > 0 ? [{ name: 'iv-08', effects }] : [];
  return { numbers: { patient_points: 2 }, town: { lasting } } as unknown as View;
}

const points = (view: View) => JSON.parse(placeAbout(play, view, ILL, 1)).points;

test('a patient is worth what the box says', () => {
  expect(points(town())).toBe(2);
  expect(points(town({ key: 'effect-forbid-treating' }))).toBe(2);
});

test('a patient is worth what a lasting event says', () => {
  expect(points(town({ key: 'effect-patient-points', blanks: { number: 3 } }))).toBe(3);
});
