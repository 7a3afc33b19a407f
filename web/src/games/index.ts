/**
 * The drawings of the games, found by their folders. Of what `index.ts` there gives, `Board` is all
 * that is needed; `Figures` draws one seat's numbers, `Own` the things of the seat that looks.
 * `BoardText.svelte` tells the board in words.
 */
import type { Component } from 'svelte';
import { whenIdle } from '@/live/idle';
import type { Shape } from '@/table/arrangement.svelte';
import type { Sight } from '@/wire/wire';

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

/** A part of a turn, by its text key; whose part it is, if it is somebody's. */
export interface Part {
  key: string;
  seat?: number;
}

/** The parts of a turn, and in which of them the game is. */
export interface Trail {
  parts: Part[];
  now: number;
}

/**
 * How much of the screen is given up for the seats and for the sheet of what is asked, in each shape,
 * in units of length; the board has the rest. Seats: the width of their column in wide and square, else
 * the height of their row. The sheet: its height, in low its width.
 */
export type Places = Readonly<Record<Shape, { seats: number; asked: number }>>;

/** What a game's `index.ts` gives. */
interface Given {
  places: Places;
  Board: BoardComponent;
  Figures?: FiguresComponent;
  Own?: OwnComponent;
  /** Story lines that open a new part of the chronicle. */
  headings?: readonly string[];
  /** Story lines that tell what a player lost without a choice of his own: he is told of his. */
  blows?: readonly string[];
  /** The text of what is so for a while, such as the last year; empty if nothing is. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own view
  heading?: (view: any) => string;
}

export interface Drawing extends Given {
  /** Fetches the board in words; it is not waited for. */
  BoardText?: () => Promise<{ default: Component<Drawn> }>;
}

const GIVEN = import.meta.glob<Given>('./*/index.ts');
const WORDS = import.meta.glob<{ default: Component<Drawn> }>('./*/BoardText.svelte');

/** In which part of a turn a game under way is: its view says so. */
export function trailOf({ phase, view }: Sight): Trail | null {
  return phase === 'playing' && view ? (view as unknown as { trail: Trail }).trail : null;
}

/** The games that have a drawing. */
export function drawnGames(): string[] {
  return Object.keys(GIVEN).map((path) => path.split('/')[1]!);
}

/** Has this game a drawing? */
export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in GIVEN;
}

export async function drawing(game: string): Promise<Drawing> {
  const given = await GIVEN[`./${game}/index.ts`]?.();
  if (!given) throw new Error(`there is no drawing of ${game}`);
  const words = WORDS[`./${game}/BoardText.svelte`];
  return { ...given, BoardText: words && (() => whenIdle().then(words)) };
}
