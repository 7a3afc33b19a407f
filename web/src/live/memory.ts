/**
 * What this browser remembers of the tables it was at: the commitment of chance as it was first
 * told, and how far the game had been seen. Only the last tables are kept.
 */
import { Book } from '@/store';

export interface Remembered {
  /** The commitment, and the number of events when it was first told. */
  commitment: string;
  noted: number;
  /** For each seat that looked, the number of the last change it was shown. */
  seen: Record<string, number>;
}

const book = new Book<Remembered>('tables', 60);

export function remembered(table: string): Remembered | null {
  return book.of(table) ?? null;
}

function change(table: string, how: (old: Remembered) => Remembered): void {
  book.write(table, how(remembered(table) ?? { commitment: '', noted: 0, seen: {} }));
}

/** Note the commitment once; what was noted first stays. */
export function noteCommitment(table: string, commitment: string, number: number): void {
  if (!commitment || remembered(table)?.commitment) return;
  change(table, (old) => ({ ...old, commitment, noted: number }));
}

export function noteSeen(table: string, seat: number, number: number): void {
  if ((remembered(table)?.seen[seat] ?? 0) >= number) return;
  change(table, (old) => ({ ...old, seen: { ...old.seen, [seat]: number } }));
}

/** How far this seat has seen the game here; 0 if never. */
export function seenBy(table: string, seat: number): number {
  return remembered(table)?.seen[seat] ?? 0;
}
