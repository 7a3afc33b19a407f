/** How far a building has come, asked for by its drawing. */
import type { BuilderView, Words } from '@/wire/builders_duel';
import type { Play } from './play';
import { cost } from './texts';

/** A part of a building: on the plan only, offered, shown as a ghost, or standing. */
export type PartState = 'plan' | 'open' | 'ghost' | 'built';

export interface Site {
  state(section: string, piece: string): PartState;
  isDone(section: string): boolean;
  choose(words: Words, anchor: Element, touched: boolean): void;
  point(words: Words, isOver: boolean): void;
}

/** A site at a table; only its own builder's can be worked on. */
export function siteOf(play: Play, builder: () => BuilderView, isMine: () => boolean): Site {
  const places = (section: string) => builder().sections[section] ?? [];
  const isOffered = (words: Words) => isMine() && play.offered.has(words);
  return {
    state(section, piece) {
      const words = `install ${section} ${piece}` as const;
      if (places(section).find((place) => place.piece === piece)?.filled) return 'built';
      if (!isOffered(words)) return 'plan';
      return play.hinted === words ? 'ghost' : 'open';
    },
    isDone: (section) => places(section).every((place) => place.filled),
    choose(words, anchor, touched) {
      const offer = isMine() ? play.offered.get(words) : undefined;
      if (offer) play.choose(offer, { anchor, touched, cost: cost(play) });
    },
    point(words, isOver) {
      if (isOffered(words)) play.hint(isOver ? words : null);
    },
  };
}

/** A site that is only a picture: everything up to these pieces stands. */
export function drawnSite(standing: (section: string, piece: string) => boolean): Site {
  return {
    state: (section, piece) => (standing(section, piece) ? 'built' : 'plan'),
    isDone: () => true,
    choose: () => undefined,
    point: () => undefined,
  };
}
