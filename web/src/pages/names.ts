/** What people, bots and tables are called in lists. */
import { house, t, words } from '@/text/index.svelte';
import type { TableRow } from '@/wire/wire';

/** The level of a bot, by its name. */
export function level(bot: string): string {
  return house.has(`level-${bot}`) ? t(`level-${bot}`) : bot;
}

/** What is to be known of a level; nothing for one we have no sentence about. */
export function aboutLevel(bot: string): string {
  return house.has(`level-${bot}-about`) ? t(`level-${bot}-about`) : '';
}

/** What a game calls a seat. */
export function seatName(game: string, seat: number): string {
  return words(game).t('seat-name', { number: seat });
}

/** What is to be known of a seat; nothing where all are alike. */
export function aboutSeat(game: string, seat: number): string {
  const said = words(game);
  return said.has('seat-about') ? said.t('seat-about', { number: seat }) : '';
}

/** The seats to choose from. */
export function seatChoices(game: string, seats: readonly number[]) {
  return seats.map((seat) => ({
    value: seat,
    label: seatName(game, seat),
    about: aboutSeat(game, seat),
    seat,
  }));
}

/** Who sits there, as the server tells it; its numbers and bots are read out. */
export function called(name: string, seat: number, game: string): string {
  if (!name) return t('seat-free');
  if (name === String(seat + 1)) return seatName(game, seat);
  const bot = new RegExp(`^([a-z_]+) ${seat + 1}$`).exec(name)?.[1];
  return bot && house.has(`level-${bot}`) ? level(bot) : name;
}

/** What a table is called. */
export function tableName(row: Pick<TableRow, 'title' | 'game'>): string {
  return row.title || words(row.game).t('title');
}
