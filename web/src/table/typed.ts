/**
 * The shared things of a table in the words of one game. Its folder says `typed<Words, TextKey>()`
 * once, and draws with what it is given: an action, a step or a text that the rules no longer know
 * then does not build.
 */
import type { Component, ComponentProps } from 'svelte';
import type { Blanks } from '@/text/index.svelte';
import type { Offer } from '@/wire/wire';
import PlainCover from './Cover.svelte';
import PlainPiece from './Piece.svelte';
import PlainSvgPiece from './SvgPiece.svelte';
import { usePlay as usePlainPlay, type Play } from './play.svelte';

/** Is it written out, without any part that is known only later? */
type IsWritten<Key extends string> = Record<never, never> extends Record<Key, 1> ? false : true;

/** A key as it is written; of one that is put together, there must be one that looks so. */
type Known<Key extends string, Keys extends string> = Key extends Keys
  ? Key
  : IsWritten<Key> extends true
    ? never
    : Extract<Keys, Key> extends never
      ? never
      : Key;

/** What a game says, by its own keys. */
interface OwnWords<Keys extends string> {
  t<Key extends string>(
    key: Key & Known<Key, Keys>,
    blanks?: Blanks,
    names?: readonly string[],
  ): string;
  has<Key extends string>(key: Key & Known<Key, Keys>): boolean;
}

interface OwnPlay<Words extends string, Keys extends string> extends Omit<
  Play,
  'act' | 'hint' | 'hinted' | 'offered' | 't' | 'words'
> {
  readonly hinted: Words | null;
  readonly offered: ReadonlyMap<Words, Offer>;
  readonly words: OwnWords<Keys>;
  act(words: Words): void;
  hint(words: Words | null): void;
  t<Key extends string>(key: Key & Known<Key, Keys>, blanks?: Blanks): string;
}

/** The same component, that takes only the words of a game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever it takes
type Own<Kind extends Component<any>, Words> = Component<
  Omit<ComponentProps<Kind>, 'action' | 'actions'> & {
    action?: Words;
    actions?: readonly Words[];
  }
>;

export function typed<Words extends string, Keys extends string>() {
  return {
    Cover: PlainCover as Own<typeof PlainCover, Words>,
    Piece: PlainPiece as Own<typeof PlainPiece, Words>,
    SvgPiece: PlainSvgPiece as Own<typeof PlainSvgPiece, Words>,
    usePlay: usePlainPlay as unknown as () => OwnPlay<Words, Keys>,
  };
}
