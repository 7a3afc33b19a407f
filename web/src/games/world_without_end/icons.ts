/** Which picture and which colour stand for what. */
import anvil from 'icon:anvil';
import beam from 'icon:wood-beam';
import bishop from 'icon:chess-bishop';
import bowl from 'icon:pestle-mortar';
import bricks from 'icon:brick-pile';
import cloth from 'icon:rolled-cloth';
import coins from 'icon:two-coins';
import crown from 'icon:crown';
import discard from 'icon:card-discard';
import gavel from 'icon:gavel';
import heart from 'icon:heart-shield';
import hood from 'icon:hood';
import house from 'icon:family-house';
import knight from 'icon:knight-banner';
import laurels from 'icon:laurels';
import lock from 'icon:padlock';
import kneeling from 'icon:kneeling';
import monk from 'icon:cowled';
import nun from 'icon:nun-face';
import pay from 'icon:pay-money';
import plague from 'icon:plague-doctor-profile';
import prayer from 'icon:prayer';
import queen from 'icon:queen-crown';
import receive from 'icon:receive-money';
import scroll from 'icon:tied-scroll';
import shop from 'icon:shop';
import sickle from 'icon:sickle';
import spinning from 'icon:spinning-wheel';
import stone from 'icon:stone-block';
import stones from 'icon:stone-pile';
import swords from 'icon:crossed-swords';
import trade from 'icon:trade';
import wheat from 'icon:wheat';
import wool from 'icon:wool';

export {
  bricks as WORKS,
  crown as CREST,
  discard as HIDDEN,
  house as HOUSE,
  laurels as POINTS,
  lock as COVERED,
  plague as PLAGUE,
  scroll as SCROLL,
};

interface Sign {
  icon: string;
  colour: string;
}

/** Deepened by the ink, so that it stands out by daylight and by candlelight. */
const inked = (colour: string) => `color-mix(in srgb, var(--${colour}) 72%, var(--ink))`;

export const GOOD: Record<string, Sign> = {
  stone: { icon: stone, colour: inked('grey') },
  wood: { icon: beam, colour: inked('brown') },
  grain: { icon: wheat, colour: inked('or') },
  wool: { icon: wool, colour: 'color-mix(in srgb, var(--rule) 35%, var(--ink-soft))' },
  cloth: { icon: cloth, colour: inked('gules') },
  piety: { icon: prayer, colour: inked('purple') },
  medical: { icon: bowl, colour: inked('vert') },
  loyalty: { icon: heart, colour: inked('azure') },
  gold: { icon: coins, colour: inked('orange') },
  points: { icon: laurels, colour: inked('gules') },
  house: { icon: house, colour: 'var(--ink)' },
};

export const CARD: Record<string, string> = {
  grain: wheat,
  piety: prayer,
  material: stones,
  project: bricks,
  sell: shop,
  privilege: scroll,
  house,
  harvest: sickle,
  donation: pay,
  cloth: spinning,
  medicine: bowl,
  favour: crown,
};

export const PERSON: Record<string, string> = {
  queen,
  prior: monk,
  'first outlaw': hood,
  guild: anvil,
  prioress: nun,
  merchant: trade,
  king: crown,
  'second outlaw': hood,
  earl: knight,
  bishop,
};

export const SANCTION: Record<string, string> = {
  penance: kneeling,
  begging: receive,
  court: gavel,
};

/** What an event is about, by the key of its first sentence. */
export const EVENT: Record<string, string> = {
  'effect-gain': receive,
  'effect-swap': trade,
  'effect-lasting-swap': trade,
  'effect-choose': pay,
  'effect-levy': pay,
  'effect-cover-favour': lock,
  'effect-cover-market': lock,
  'effect-uncover-market': shop,
  'effect-cover-project': lock,
  'effect-cover-projects': lock,
  'effect-place-project': bricks,
  'effect-finish-project': bricks,
  'effect-no-actions': swords,
  'effect-remove-house': house,
  'effect-rents': house,
  'effect-hide-cards': discard,
  'effect-price': shop,
  'effect-cube-points': stones,
  'effect-patient-points': bowl,
  'effect-harvest-most': sickle,
  'effect-surcharge': pay,
  'effect-pass-reward': receive,
  'effect-blind': plague,
  'effect-forbid-treating': plague,
  'effect-forbid-building': lock,
};
