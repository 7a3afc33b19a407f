/**
 * The drawings of the games, found by their folders. Of what `index.ts` there gives, `Board` is all
 * that is needed; `Figures` draws one seat's numbers, `Own` the things of the seat that looks,
 * `guide` says what the screen around it asks. `BoardText.svelte` tells the board in words.
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

/** What a game's `index.ts` gives. */
interface Given {
  Board: BoardComponent;
  Figures?: FiguresComponent;
  Own?: OwnComponent;
  guide?: Guide;
}

export interface Drawing extends Given {
  /** Fetches the board in words; it is not waited for. */
  BoardText?: () => Promise<{ default: Component<Drawn> }>;
  guide: Guide;
}

const GIVEN = import.meta.glob<Given>('./*/index.ts');
const WORDS = import.meta.glob<{ default: Component<Drawn> }>('./*/BoardText.svelte');

/** Has this game a drawing? */
export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in GIVEN;
}

export async function drawing(game: string): Promise<Drawing> {
  const given = await GIVEN[`./${game}/index.ts`]?.();
  if (!given) throw new Error(`there is no drawing of ${game}`);
  const words = WORDS[`./${game}/BoardText.svelte`];
  return {
    ...given,
    BoardText: words && (() => whenIdle().then(words)),
    guide: given.guide ?? {},
  };
}
