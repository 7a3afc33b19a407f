/**
 * What this browser remembers of tables: the links its player gave out as a host, how far he has
 * looked, whether a curtain falls between two people at one screen, an invitation on its way.
 */
import { Book, read, write } from '@/store';

/** The links a host was given, which the server itself does not keep. */
export interface Hosted {
  links: Record<number, string>;
  watch: string;
}

/** By table: the links given out. */
export const hosted = new Book<Hosted>('hosted');
/** By table: the number of the last event that was seen. */
export const looked = new Book<number>('looked');
/** By table: whether a curtain falls between the people at this screen. */
export const curtains = new Book<boolean>('curtains');

const INVITATION = 'invitation';

/** The secret of an invitation that was opened and not yet taken; it survives a reload. */
export const invitation = {
  get secret(): string {
    return read(INVITATION, 'session');
  },
  carry(secret: string): void {
    write(INVITATION, secret, 'session');
  },
  forget(): void {
    write(INVITATION, '', 'session');
  },
};

/** A code as a person types it, or a whole link, as the server knows it. */
export function secretIn(typed: string): string {
  const text = typed.trim();
  const link = /\/sit\/([^/?#\s]+)/.exec(text);
  return link ? link[1]! : text.toLowerCase().replace(/[\s-]/g, '');
}
