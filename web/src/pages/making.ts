/** Making tables: what is sent, what is remembered, where one goes. */
import { server, type GameRow } from '@/server';
import type { NewTable, Plan } from '@/wire/wire';
import { hosted } from './memory';
import { router } from './router.svelte';

/** How long somebody may be away before a bot stands in, in seconds; 0 is for ever. */
export const ABSENCES = [0, 600, 3600, 86_400, 259_200, 604_800] as const;

/** Who a host lets sit on a seat: himself, whoever gets the link, or a bot of this name. */
export type Sitter = 'me' | 'open' | `bot ${string}`;

/** The bot of a sitter, if it is one. */
export function botOf(sitter: string): string {
  return sitter.startsWith('bot ') ? sitter.slice(4) : '';
}

/** The level that suits most people: the second of them, no beginner and no expert. */
export function usualBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? '';
}

/** The options as the game usually has them. */
export function usualOptions(row: GameRow): Record<string, string> {
  return Object.fromEntries(row.options.map((option) => [option.name, option.default]));
}

/** Me on one seat, bots on all the others. */
export function againstBots(players: number, mine: number, bot: string): Plan[] {
  return Array.from({ length: players }, (_, seat) => (seat === mine ? { me: true } : { bot }));
}

/** What each sitter is in a new table. */
export function planOf(sitter: Sitter, name = ''): Plan {
  if (sitter === 'me') return { me: true, name };
  return sitter === 'open' ? {} : { bot: botOf(sitter) };
}

/** Make a table, keep its links, and go there. */
export async function makeTable(wanted: NewTable, before: (table: string) => void = () => {}) {
  const made = await server.makeTable(wanted);
  const links = Object.fromEntries(made.links.map(({ seat, link }) => [seat, link]));
  hosted.write(made.table, { links, watch: made.watch });
  before(made.table);
  router.go(`/table/${made.table}`);
}
