/**
 * One screen and the seats that are played at it: a `Live` for each, whose turn it is to sit before
 * it, and whether a curtain hides the table while it is passed on.
 */
import { Live } from '@/live/live.svelte';
import { server } from '@/server';
import type { Sight } from '@/wire/wire';
import { curtains } from './memory';
import { mySeats } from './seats';

/**
 * The seat whose person should be at the screen: one who is asked for consent, else the one whose
 * turn it is, else whoever is there.
 */
export function due(sight: Sight, mine: readonly number[], there: number): number {
  const isHere = (seat: number) => mine.includes(seat) && !sight.seats[seat]?.bot;
  const waiting = sight.wish?.waiting_for.filter(isHere) ?? [];
  if (waiting.length > 0) return waiting.includes(there) ? there : waiting[0]!;
  if (sight.phase === 'playing' && isHere(sight.asked)) return sight.asked;
  return there;
}

export class Screen {
  readonly table: string;
  /** The seats of this device, in order; none for somebody who watches. */
  seats = $state.raw<readonly number[]>([]);
  #lives = $state.raw<readonly Live[]>([]);
  /** The seat whose person is, or was last, at the screen. */
  #there = $state(-1);
  /** Has the person of that seat drawn the curtain? */
  #isDrawn = $state(false);
  /** The seat that was called to the screen by hand, until the position changes. */
  #called = $state.raw<{ seat: number; changed: number } | null>(null);
  #hasCurtain = $state(false);
  #isRefused = $state(false);
  #isClosed = false;

  constructor(table: string) {
    this.table = table;
    void this.refresh();
  }

  /** Find out which seats are mine, and open a socket for each. */
  async refresh(): Promise<void> {
    const seats = await mySeats(this.table);
    if (this.isStale && seats.join() === this.seats.join()) {
      this.#isRefused = true; // the seats are mine, and yet the table cannot be opened
      return;
    }
    const hasCurtain = seats.length > 1 && (await this.#wantsCurtain());
    if (this.#isClosed) return;
    for (const live of this.#lives) live.close();
    this.#lives =
      seats.length > 1 ? seats.map((seat) => new Live(this.table, seat)) : [new Live(this.table)];
    this.#there = seats[0] ?? -1;
    this.#isDrawn = false;
    this.#hasCurtain = hasCurtain;
    this.seats = seats;
  }

  /** As the host chose; otherwise as the game needs it. */
  async #wantsCurtain(): Promise<boolean> {
    const chosen = curtains.of(this.table);
    if (chosen !== undefined) return chosen;
    try {
      const [{ game }, games] = await Promise.all([server.table(this.table), server.games()]);
      return games.find((row) => row.game === game)?.hidden ?? true;
    } catch {
      return true; // rather a curtain too many than a secret told
    }
  }

  /** Has one of the seats left this device, so that the rest must be found out anew? */
  get isStale(): boolean {
    return this.isShared && !this.#isRefused && this.#lives.some((live) => live.reason !== null);
  }

  /** Are there several people at this screen? */
  get isShared(): boolean {
    return this.seats.length > 1;
  }

  get hasCurtain(): boolean {
    return this.#hasCurtain;
  }

  set hasCurtain(wanted: boolean) {
    this.#hasCurtain = wanted;
    this.#there = this.seat;
    this.#isDrawn = true;
    curtains.write(this.table, wanted);
  }

  /** The seat that should be at the screen now. */
  get seat(): number {
    const now = this.#of(this.#there)?.shown;
    if (!now || !this.isShared) return this.#there;
    if (this.#called?.changed === now.changed) return this.#called.seat;
    return due(now, this.seats, this.#there);
  }

  /** The table as whoever is, or was last, at the screen sees it. */
  get live(): Live | undefined {
    return this.#of(this.#there);
  }

  /** Is the screen being passed on, so that nothing may be seen? */
  get isHidden(): boolean {
    if (!this.isShared || !this.#hasCurtain) return false;
    if (this.#of(this.#there)?.shown?.phase !== 'playing') return false;
    return !this.#isDrawn || this.seat !== this.#there;
  }

  /** The person of the seat that is due says: it is me. */
  draw(): void {
    this.#there = this.seat;
    this.#isDrawn = true;
    this.live?.catchUp();
  }

  /** Where no curtain falls, whoever is due is there at once; to be called in an effect. */
  arrive(): void {
    const seat = this.seat;
    if (this.isHidden || seat === this.#there) return;
    // each seat has a socket of its own, and one may hear of a move before the other
    const heard = this.#of(seat)?.sight?.number ?? 0;
    if (heard >= (this.live?.shown?.number ?? 0)) this.draw();
  }

  /** Let another person of this screen look, whoever's turn it is. */
  pass(seat: number): void {
    const changed = this.#of(this.#there)?.shown?.changed;
    if (changed !== undefined) this.#called = { seat, changed };
  }

  hurry(): void {
    for (const live of this.#lives) live.hurry();
  }

  close(): void {
    this.#isClosed = true;
    for (const live of this.#lives) live.close();
  }

  #of(seat: number): Live | undefined {
    const at = this.seats.indexOf(seat);
    return this.#lives[Math.max(0, at)];
  }
}
