/** Which picture and which colour stand for what. */
import barrel from 'icon:barrel';
import bars from 'icon:window-bars';
import bible from 'icon:open-book';
import books from 'icon:book-pile';
import cloth from 'icon:rolled-cloth';
import coins from 'icon:two-coins';
import crate from 'icon:wooden-crate';
import cross from 'icon:crucifix';
import crown from 'icon:crown';
import door from 'icon:exit-door';
import galleon from 'icon:galleon';
import hourglass from 'icon:sands-of-time';
import laurels from 'icon:laurels';
import next from 'icon:fast-forward-button';
import ore from 'icon:ore';
import pay from 'icon:pay-money';
import receive from 'icon:receive-money';
import scales from 'icon:scales';
import scroll from 'icon:tied-scroll';
import shield from 'icon:checked-shield';
import torch from 'icon:torch';
import turn from 'icon:clockwise-rotation';

export {
  bars as LOCH_LEVEN,
  crown as FIRST,
  hourglass as YEAR,
  laurels as POINTS,
  scroll as ADVANTAGE,
  shield as PROTECTION,
  torch as TORCH,
};

/** Deepened, so that pale signs on it can be read. */
const deep = (colour: string) =>
  `color-mix(in srgb, var(--${colour}) var(--fire-share), var(--fire-deep))`;
/** Deepened by the ink, so that it stands out by daylight and by candlelight. */
const inked = (colour: string) => `color-mix(in srgb, var(--${colour}) 72%, var(--ink))`;

interface Paint {
  body: string;
  mark: string;
}

const PALE = 'var(--on-tincture)';

/** Dice, and the countries and beads of their colours. */
export const DIE: Record<string, Paint> = {
  white: { body: 'var(--fire-pale)', mark: 'var(--fire-deep)' },
  blue: { body: deep('azure'), mark: PALE },
  orange: { body: deep('orange'), mark: PALE },
  brown: { body: deep('brown'), mark: PALE },
  purple: { body: deep('purple'), mark: PALE },
  black: { body: 'var(--fire-deep)', mark: PALE },
};

interface Sign {
  icon: string;
  colour: string;
}

export const GOOD: Record<string, Sign> = {
  book: { icon: books, colour: inked('gules') },
  ore: { icon: ore, colour: inked('grey') },
  cloth: { icon: cloth, colour: inked('azure') },
  wine: { icon: barrel, colour: inked('brown') },
};

interface StoneSign extends Paint {
  icon: string;
}

export const STONE: Record<string, StoneSign> = {
  catholic: { icon: cross, body: deep('purple'), mark: PALE },
  protestant: { icon: bible, body: deep('grey'), mark: PALE },
  neutral: { icon: scales, body: 'var(--stone)', mark: 'var(--ink)' },
};

/** What a symbol is about, by the first word of its code. */
export const SYMBOL: Record<string, string> = {
  ship: galleon,
  sell: coins,
  vp: laurels,
  protection: shield,
  advantage: scroll,
  turn,
  'remove-die': turn,
  'remove-character': door,
  next,
};
export const ANY_GOOD = crate;

/** What an event is about, by the key of what happens. */
export const EVENT: Record<string, string> = {
  'happens-loch-leven': bars,
  'happens-lose-vp': laurels,
  'happens-lose-good': pay,
  'happens-protection-for-vp': receive,
};
