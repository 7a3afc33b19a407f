/** What can be answered, and what a player may leave to the browser. */
import { SvelteMap } from 'svelte/reactivity';
import { Book } from '@/store';
import type { Offer, Question } from '@/wire/wire';

/** So many buttons have room, that which declines among them. */
const ROOM = 2;
/** What is pointed at alone: a space, a country, a die; the button would not say enough. */
const ON_BOARD = /^(move to|\w+ in|turn|free) /;

const isAnswer = ({ aside, declines }: Offer) => !aside && !declines;

/** The answers that have a button, so that a refusal is not all that can be read. */
export function named(offers: readonly Offer[]): string[] {
  const answers = offers.filter(isAnswer).map(({ words }) => words);
  const room = offers.some(({ declines }) => declines) ? ROOM - 1 : ROOM;
  const few = answers.length <= room ? answers : answers.filter((words) => words === 'protect');
  return few.filter((words) => !ON_BOARD.test(words));
}

/** Can nothing be done at this moment but pay for dice, or go on? */
export function isOnlyPayment(question: Question | null): boolean {
  const offers = question?.offered ?? [];
  return (
    question?.step === 'Moment' &&
    offers.length > 0 &&
    offers.every(({ words, declines }) => declines || words.startsWith('pay for '))
  );
}

/** By the commitment of a table: whether its player does not want to be asked about dice. */
const book = new Book<boolean>('spared-payments');
const changed = new SvelteMap<string, boolean>();

export const isSpared = (table: string): boolean => changed.get(table) ?? book.of(table) ?? false;

export function spare(table: string, isWanted: boolean): void {
  book.write(table, isWanted);
  changed.set(table, isWanted);
}
