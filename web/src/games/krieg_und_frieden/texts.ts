/** What things are called, and what is said of them. */
import type { PieceView, View } from '@/wire/krieg_und_frieden';
import type { Play } from './play';

const keyed = (name: string) => name.replaceAll(' ', '-');

export function resourceName(play: Play, resource: string): string {
  return play.words.t(`resource-${resource}`);
}

export function resourceAbout(play: Play, resource: string, view: View): string {
  return play.words.t(`about-resource-${resource}`, view.numbers);
}

/** What there is any of, and how many. */
export function held(cards: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(cards).filter(([, number]) => number > 0);
}

export function someCards(play: Play, cards: Readonly<Record<string, number>>): string {
  const some = held(cards);
  if (some.length === 0) return play.words.t('no-cards');
  return some.map(([resource, number]) => play.words.t(`some-${resource}`, { number })).join(', ');
}

export function problemName(play: Play, card: string): string {
  return play.words.t(`card-${keyed(card)}`);
}

export function problemAbout(play: Play, card: string, view: View): string {
  return play.words.t(`about-card-${keyed(card)}`, view.numbers);
}

export function pieceName(play: Play, piece: string): string {
  return play.words.t(`piece-${keyed(piece)}`);
}

/** The piece of the cathedral that the problem on the table brings, or none: -1. */
export function promised(view: View): number {
  const isToCome = view.problem?.reward === 'cathedral' && view.step !== 'TakePrivilege';
  return isToCome ? view.cathedral.findIndex((piece) => piece.builder < 0) : -1;
}

/** A piece of the cathedral in words: what it is worth, or who built it. */
function pieceText(play: Play, piece: PieceView): string {
  const name = pieceName(play, piece.name);
  const by = play.names[piece.builder];
  return by === undefined
    ? play.words.t('drawn-piece', { piece: name, number: piece.points })
    : play.words.t('drawn-piece-built', { piece: name, number: piece.points, other: by });
}

/** The whole cathedral in words. */
export function worksText(play: Play, view: View): string {
  const pieces = view.cathedral.map((piece) => pieceText(play, piece));
  return play.words.t('drawn-cathedral', { pieces: pieces.join(' · ') });
}

/** What somebody has built, in words. */
export function baronyText(play: Play, view: View, owner: number): string {
  const { farms, workshops, reserve } = view.barons[owner]!;
  return play.words.t('drawn-barony', {
    other: play.names[owner] ?? '',
    farms,
    workshops,
    reserve,
  });
}

/** What solving the problem on the table brings the reader, own workshops included. */
export function rewardOf(play: Play, view: View): string {
  if (view.problem?.reward !== 'cathedral') {
    return play.words.t('drawn-reward-scroll', { number: view.numbers.scroll ?? 0 });
  }
  const next = view.cathedral[promised(view)];
  if (!next) return play.words.t('reward-cathedral');
  const workshops = view.barons[play.sight.seat]?.workshops ?? 0;
  const more = workshops * (view.numbers.workshop ?? 0);
  const piece = { piece: pieceName(play, next.name), number: next.points, more };
  const key = more > 0 ? 'drawn-piece-more' : 'drawn-piece';
  return play.words.t(view.variants.strategic ? `${key}-and-privilege` : key, piece);
}

const ROMAN: readonly [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A year as it is carved in stone. */
export function roman(number: number): string {
  const found = ROMAN.find(([worth]) => worth <= number);
  return found ? found[1] + roman(number - found[0]) : '';
}

/** The year and its season. */
export function when(play: Play, view: View): string {
  const season = play.words.t(`season-${view.season}`);
  return play.words.t('drawn-when', { year: roman(view.year), season });
}
