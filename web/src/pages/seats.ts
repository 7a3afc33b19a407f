/** Which seats of a table are mine: asked for as early as can be, with what the table is drawn with. */
import { drawing } from '@/games';
import { server } from '@/server';
import { words } from '@/text/index.svelte';

/** Fetch what a game is drawn with. */
function fetchGame(game: string): void {
  words(game);
  drawing(game).catch(() => undefined); // drawing it tells why
}

/** The seats of this device at a table; none if that cannot be found out. */
async function askForSeats(table: string): Promise<number[]> {
  try {
    const [row] = await server.mineAt(table);
    if (row) fetchGame(row.game);
    return [...(row?.seats ?? [])].sort((one, other) => one - other);
  } catch {
    return [];
  }
}

const asked = new Map<string, Promise<number[]>>();

/** Ask before the page of the table is there. */
export function fetchSeats(table: string): void {
  asked.set(table, askForSeats(table));
}

/** What was asked for already, once; else what is so now. */
export function mySeats(table: string): Promise<number[]> {
  const found = asked.get(table) ?? askForSeats(table);
  asked.delete(table);
  return found;
}
