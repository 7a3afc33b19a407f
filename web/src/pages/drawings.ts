/** What a game's folder may add to the pages: a picture of its table, and icons beside its rules. */
import type { Component } from 'svelte';

const PICTURES = import.meta.glob<{ default: Component }>('../games/*/Picture.svelte');
const MARGINS = import.meta.glob<{ MARGIN: Record<string, string> }>('../games/*/margin.ts');

/** The picture of a title's table, if somebody has drawn one. */
export async function picture(game: string): Promise<Component | null> {
  const load = PICTURES[`../games/${game}/Picture.svelte`];
  return load ? (await load()).default : null;
}

/** Icons by the number of a chapter or paragraph of the rules. */
export async function margin(game: string): Promise<Record<string, string>> {
  const load = MARGINS[`../games/${game}/margin.ts`];
  return load ? (await load()).MARGIN : {};
}
