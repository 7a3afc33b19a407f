/** What would come of a choice, before it is made. */
import type { DrawView, View } from '@/wire/column_of_fire';

/** What a die would do in a country: the one pointed at, or the one that is asked about there. */
export function drawAhead(
  view: View,
  hinted: string | null,
  country: string,
): DrawView | undefined {
  const draws = view.track.draws.filter((draw) => draw.country === country);
  const pointed = draws.find(({ die }) => hinted === `${die} in ${country}`);
  if (pointed) return pointed;
  const isAsked = view.country === country && view.track.seat === view.asked;
  return isAsked ? draws.find(({ die }) => die === view.die) : undefined;
}

/** The stone that would come to a country; empty if none would. */
export function stoneAhead(view: View, hinted: string | null, country: string): string {
  const placed = /^place (\w+) in (\w+)$/.exec(hinted ?? '');
  if (placed?.[2] === country) return placed[1]!;
  const draw = drawAhead(view, hinted, country);
  const isPast = view.step !== 'LayStone' && hinted !== `${draw?.die} in ${country}`;
  return !draw || isPast || hinted === 'ward off' ? '' : draw.stone;
}

export interface Standing {
  owner: number;
  /** From 1; 0 is beside the lowest step. */
  site: number;
  ghost: 'coming' | 'going' | '';
}

/** The houses of a country as they stand, and as they would. */
export function houses(sites: readonly number[], seat: number, draw?: DrawView): Standing[] {
  const now = sites.flatMap((owner, at) => (owner < 0 ? [] : [{ owner, site: at + 1 }]));
  if (!draw || draw.house === 'none') return now.map((one) => ({ ...one, ghost: '' }));
  const moved = new Map(draw.pushes.map(({ seat: owner, to }) => [owner, to]));
  moved.set(seat, draw.face);
  return [
    ...now.map((one): Standing => ({ ...one, ghost: moved.has(one.owner) ? 'going' : '' })),
    ...[...moved].map(([owner, site]): Standing => ({ owner, site, ghost: 'coming' })),
  ].filter(({ site, ghost, owner }) => ghost !== 'going' || !isTaken(moved, site, owner));
}

/** Does somebody else come to where this house stands? Then it is not drawn there any more. */
function isTaken(moved: ReadonlyMap<number, number>, site: number, owner: number): boolean {
  return [...moved].some(([other, to]) => other !== owner && to === site);
}
