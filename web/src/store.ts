/**
 * Small things kept in the browser under the name of the house. One that keeps nothing (a private
 * window, a full disk) is no trouble: what was written holds for this page.
 */

type Kind = 'local' | 'session';

/** What the browser would not keep. */
const carried = new Map<string, string>();

const storage = (kind: Kind) => (kind === 'local' ? localStorage : sessionStorage);
const full = (name: string) => `kingsbridge-${name}`;

export function read(name: string, kind: Kind = 'local'): string {
  const held = carried.get(name);
  if (held !== undefined) return held;
  try {
    return storage(kind).getItem(full(name)) ?? '';
  } catch {
    return '';
  }
}

export function write(name: string, value: string, kind: Kind = 'local'): void {
  carried.delete(name);
  try {
    if (value) storage(kind).setItem(full(name), value);
    else storage(kind).removeItem(full(name));
  } catch {
    carried.set(name, value);
  }
}

/** A small book: an entry for each table, the oldest forgotten. */
export class Book<T> {
  readonly #name: string;
  readonly #most: number;

  constructor(name: string, most = 200) {
    this.#name = name;
    this.#most = most;
  }

  #read(): Record<string, T> {
    try {
      return JSON.parse(read(this.#name) || '{}') as Record<string, T>;
    } catch {
      return {}; // unreadable
    }
  }

  of(table: string): T | undefined {
    return this.#read()[table];
  }

  write(table: string, entry: T): void {
    const { [table]: _, ...others } = this.#read();
    const latest = Object.entries(others).slice(1 - this.#most);
    write(this.#name, JSON.stringify({ ...Object.fromEntries(latest), [table]: entry }));
  }
}
