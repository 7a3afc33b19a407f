/**
 * What this browser remembers of tables: the links its player gave out as a host, how far he has
 * looked, whether a curtain falls between two people at one screen, an invitation on its way.
 */

/** The links a host was given, which the server itself does not keep. */
export interface Hosted {
  links: Record<number, string>;
  watch: string;
}

/** So many tables are remembered, the latest. */
const MOST_TABLES = 200;
const INVITATION = 'kingsbridge-invitation';

/** A small book in a store: an entry for each table, the oldest forgotten. */
class Book<T> {
  readonly #name: string;
  /** What stands in it, where the browser keeps nothing. */
  #pages: Record<string, T> = {};

  constructor(name: string) {
    this.#name = `kingsbridge-${name}`;
  }

  #read(): Record<string, T> {
    try {
      const text = localStorage.getItem(this.#name);
      if (text) this.#pages = JSON.parse(text) as Record<string, T>;
    } catch {
      // unreadable, or a browser that keeps nothing
    }
    return this.#pages;
  }

  of(table: string): T | undefined {
    return this.#read()[table];
  }

  write(table: string, entry: T): void {
    const { [table]: _, ...others } = this.#read();
    const latest = Object.entries(others).slice(1 - MOST_TABLES);
    this.#pages = { ...Object.fromEntries(latest), [table]: entry };
    try {
      localStorage.setItem(this.#name, JSON.stringify(this.#pages));
    } catch {
      // it holds for this page
    }
  }
}

/** By table: the links given out. */
export const hosted = new Book<Hosted>('hosted');
/** By table: the number of the last event that was seen. */
export const looked = new Book<number>('looked');
/** By table: whether a curtain falls between the people at this screen. */
export const curtains = new Book<boolean>('curtains');

let carried = '';

/** The secret of an invitation that was opened and not yet taken; it survives a reload. */
export const invitation = {
  get secret(): string {
    try {
      return sessionStorage.getItem(INVITATION) ?? carried;
    } catch {
      return carried;
    }
  },
  carry(secret: string): void {
    carried = secret;
    try {
      sessionStorage.setItem(INVITATION, secret);
    } catch {
      // it holds for this page
    }
  },
  forget(): void {
    carried = '';
    try {
      sessionStorage.removeItem(INVITATION);
    } catch {
      // nothing was kept
    }
  },
};

/** A code as a person types it, or a whole link, as the server knows it. */
export function secretIn(typed: string): string {
  const text = typed.trim();
  const link = /\/sit\/([^/?#\s]+)/.exec(text);
  return link ? link[1]! : text.toLowerCase().replace(/[\s-]/g, '');
}
