/**
 * The drawings of the games, found by their folders. `Board.svelte` is all that is needed;
 * `Figures.svelte` draws one seat's numbers, `Own.svelte` the things of the seat that looks,
 * `BoardText.svelte` tells the board in words, `guide.ts` says what the screen around it asks.
 */
import type { Component } from 'svelte';
import { whenIdle } from '@/live/idle';

/** What every drawing is given. The view has the shape of its game: `src/wire/<game>.ts`. */
export interface Drawn {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own view
  view: any;
  /** Whose eyes these are: below 0 for somebody who watches. */
  seat: number;
  names: string[];
}

export type BoardComponent = Component<Drawn>;
/** `seat` is the seat to draw, not the seat that looks. */
export type FiguresComponent = Component<Drawn>;
export type OwnComponent = Component<Drawn>;

/** A part of a turn; whose part it is, if it is somebody's. */
export interface Bead {
  key: string;
  seat?: number;
}

/** What the screen around a board wants to know of a game. */
export interface Guide {
  /** The parts of a turn, and in which of them the game is. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own view
  trail?: (view: any) => { beads: Bead[]; now: number };
  /** Story lines that open a new part of the chronicle. */
  headings?: readonly string[];
  /** The paragraph of the rules that a story line follows from. */
  rules?: Readonly<Record<string, string>>;
}

export interface Drawing {
  Board: BoardComponent;
  Figures?: FiguresComponent;
  Own?: OwnComponent;
  /** Fetches the board in words; it is not waited for. */
  BoardText?: Load;
  guide: Guide;
}

type Load = () => Promise<{ default: Component<Drawn> }>;
const FILES = import.meta.glob<{ default: Component<Drawn> }>(
  './*/{Board,Figures,Own,BoardText}.svelte',
);
const GUIDES = import.meta.glob<{ guide: Guide }>('./*/guide.ts');

const file = (game: string, name: string): Load | undefined => FILES[`./${game}/${name}.svelte`];

/** Has this game a drawing? */
export function isDrawn(game: string): boolean {
  return file(game, 'Board') !== undefined;
}

export async function drawing(game: string): Promise<Drawing> {
  const [Board, Figures, Own, guide] = await Promise.all([
    file(game, 'Board')?.(),
    file(game, 'Figures')?.(),
    file(game, 'Own')?.(),
    GUIDES[`./${game}/guide.ts`]?.(),
  ]);
  const words = file(game, 'BoardText');
  if (!Board) throw new Error(`there is no drawing of ${game}`);
  return {
    Board: Board.default,
    Figures: Figures?.default,
    Own: Own?.default,
    BoardText: words && (() => whenIdle().then(words)),
    guide: guide?.guide ?? {},
  };
}
