/**
 * The drawings of the games, found by their folders. `Board.svelte` is all that is needed;
 * `Figures.svelte` draws one seat's numbers, `Own.svelte` the things of the seat that looks.
 */
import type { Component } from 'svelte';

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

export interface Drawing {
  Board: BoardComponent;
  Figures?: FiguresComponent;
  Own?: OwnComponent;
}

type Load = () => Promise<{ default: Component<Drawn> }>;
const FILES = import.meta.glob<{ default: Component<Drawn> }>('./*/{Board,Figures,Own}.svelte');

async function part(game: string, name: string): Promise<Component<Drawn> | undefined> {
  const load: Load | undefined = FILES[`./${game}/${name}.svelte`];
  return load && (await load()).default;
}

/** Has this game a drawing? */
export function isDrawn(game: string): boolean {
  return `./${game}/Board.svelte` in FILES;
}

export async function drawing(game: string): Promise<Drawing> {
  const [Board, Figures, Own] = await Promise.all(
    ['Board', 'Figures', 'Own'].map((name) => part(game, name)),
  );
  if (!Board) throw new Error(`there is no drawing of ${game}`);
  return { Board, Figures, Own };
}
