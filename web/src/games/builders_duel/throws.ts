/**
 * What lies on the pavement in a conflict. A view tells which seals were thrown and the sums; which
 * number each of them shows is known to whoever saw it fall, and otherwise as far as the sum allows.
 */
import type { View } from '@/wire/builders_duel';

export interface Throw {
  /** A kind of neutral seal, `personal`, or `letter`. */
  seal: string;
  /** What it shows; null if nobody here can know. */
  number: number | null;
  /** Has it just fallen, before our eyes? */
  fresh: boolean;
}

export type Throws = readonly (readonly Throw[])[];

export const NOTHING: Throws = [[], []];

/** What lies there now, given what lay there in the view before. */
export function follow(before: View | null, told: Throws, view: View): Throws {
  const conflict = view.conflict;
  if (!conflict) return NOTHING;
  if (!before || !isLater(before, view)) return [0, 1].map((seat) => readFrom(view, seat));
  return told.map((throws, seat) => {
    const rest = throws.map((one) => ({ ...one, fresh: false }));
    const seal = thrownSince(before, view, seat);
    if (!seal) return rest;
    const number = conflict.sums[seat]! - (before.conflict?.sums[seat] ?? 0);
    return [...rest, { seal, number, fresh: true }];
  });
}

/** Does this view go on where the other one was, in the same conflict? */
function isLater(before: View, view: View): boolean {
  if (before.round !== view.round || before.turn !== view.turn) return false;
  if (!before.conflict) return has(view, 0) + has(view, 1) <= 1;
  const earlier = before.conflict;
  const grows = (seat: number) => view.conflict!.sums[seat]! >= earlier.sums[seat]!;
  const more = [0, 1].filter((seat) => has(view, seat) > has(before, seat) + 1);
  const undone = earlier.winner >= 0 && view.conflict!.winner < 0;
  return grows(0) && grows(1) && more.length === 0 && !undone;
}

function has(view: View, seat: number): number {
  const conflict = view.conflict;
  if (!conflict) return 0;
  return conflict.thrown[seat]!.length + (conflict.personal[seat] ? 1 : 0);
}

/** Which seal this seat has thrown between the two views, or nothing. */
function thrownSince(before: View, view: View, seat: number): string {
  const [old, now] = [before.conflict, view.conflict!];
  if (now.personal[seat] && !old?.personal[seat]) return 'personal';
  const [mine, was] = [view.builders[seat]!, before.builders[seat]!];
  if (was.kept.includes('letter') && !mine.kept.includes('letter')) return 'letter';
  // once the conflict is over its seals are gone; those in hand tell which one was thrown
  if (old && old.winner >= 0) return '';
  return Object.keys(mine.seals).find((kind) => mine.seals[kind]! < was.seals[kind]!) ?? '';
}

/** What a view alone tells. */
function readFrom(view: View, seat: number): Throw[] {
  const conflict = view.conflict!;
  const seals = [...conflict.thrown[seat]!, ...(conflict.personal[seat] ? ['personal'] : [])];
  if (conflict.winner === seat) return []; // the seals are under the stack again
  const mayPlead = Object.values(view.discards).some((pile) => pile.includes('letter'));
  const inscriptions = seals.map((seal) => inscription(seal, view));
  const numbers = mayPlead ? null : onlyWay(inscriptions, conflict.sums[seat]!);
  return seals.map((seal, at) => ({ seal, number: numbers?.[at] ?? null, fresh: false }));
}

/** The numbers these seals must show to make this sum; null if they could be others. */
export function onlyWay(inscriptions: readonly string[], sum: number): number[] | null {
  let ways: number[][] = [[]];
  for (const one of inscriptions) {
    ways = ways.flatMap((way) => faces(one).map((face) => [...way, face]));
  }
  const right = ways.filter((way) => way.reduce((all, one) => all + one, 0) === sum);
  return right.length === 1 ? right[0]! : null;
}

/** What stands on a seal: its two numbers. */
export function inscription(seal: string, view: View): string {
  return seal === 'personal' ? view.personal_seal : seal;
}

export function faces(inscription: string): number[] {
  return inscription.split('/').map(Number);
}
