/** Which house has just burnt down, told from what stood a moment ago. */
import type { View } from '@/wire/krieg_und_frieden';

export interface Fire {
  seat: number;
  kind: 'farm' | 'workshop';
  /** So many moments ago. */
  age: number;
}

const BURNS = 3;
const houses = (view: View, seat: number) =>
  view.barons[seat]!.farms + view.barons[seat]!.workshops;

/** A fire breaks out, goes on for some moments, and is out. */
export function burning(before: View | null, old: Fire | null, now: View): Fire | null {
  if (before && before.season === 'summer' && now.season === 'summer') {
    const seat = now.barons.findIndex((_, owner) => houses(now, owner) < houses(before, owner));
    if (seat >= 0) {
      const kind = now.barons[seat]!.farms < before.barons[seat]!.farms ? 'farm' : 'workshop';
      return { seat, kind, age: 0 };
    }
  }
  const goesOn = old && now.season === 'summer' && old.age < BURNS;
  return goesOn ? { ...old, age: old.age + 1 } : null;
}
