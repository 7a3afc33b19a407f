/** What people, bots and tables are called in lists. */
import { house, t, words } from '@/text/index.svelte';
import type { SeatSight, TableRow } from '@/wire/wire';

/** The level of a bot, by its name. */
export function level(bot: string): string {
  return house.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
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

/** Does nobody sit there, person or bot? */
export const isFree = (chair: SeatSight) => !chair.person && !chair.bot;

/** Who sits there: by his own name, as the game calls the seat, or as a bot is called. */
export function called(chair: SeatSight | undefined, seat: number, game: string): string {
  if (!chair || isFree(chair)) return t('seat-free');
  return chair.name || (chair.person ? seatName(game, seat) : level(chair.bot));
}

/** What a table is called. */
export function tableName(row: Pick<TableRow, 'title' | 'game'>): string {
  return row.title || words(row.game).t('title');
}
