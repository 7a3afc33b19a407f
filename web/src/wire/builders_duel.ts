// Made by `make types` from the Python types; do not edit.

/**
 * What one player has.
 */
export interface BuilderView {
  finished: {
    [k: string]: number;
  };
  gold: number;
  kept: string[];
  line: string;
  markers: number[];
  raw: {
    [k: string]: number;
  };
  reserve: {
    [k: string]: number;
  };
  seals: {
    [k: string]: number;
  };
  sections: {
    [k: string]: PlaceView[];
  };
  side: string;
  to_use: number[];
}
/**
 * One place of a section: the piece it needs, and whether it stands there.
 */
export interface PlaceView {
  filled: boolean;
  piece: string;
}
/**
 * The conflict so far: its place, sums, seals thrown, who leads and who won it.
 */
export interface ConflictView {
  ahead: number;
  personal: boolean[];
  place: number;
  sums: number[];
  thrown: string[][];
  winner: number;
}
/**
 * A part of a turn, by its text key; whose it is, if it is somebody's.
 */
export interface Part {
  key: TextKey;
  seat?: number;
}
/**
 * The parts of a turn, and in which of them the game is.
 */
export interface Trail {
  now: number;
  parts: Part[];
}
/**
 * The whole table.
 */
export interface View {
  asked: number;
  bank: number;
  builders: BuilderView[];
  cards_left: number;
  conflict: ConflictView | null;
  deck: string;
  discards: {
    [k: string]: string[];
  };
  leader: number;
  next_piece: number;
  numbers: {
    [k: string]: number;
  };
  personal_seal: string;
  power: number;
  round: number;
  rounds: number;
  stack: string[];
  stack_unseen: number;
  step: StepName;
  table: string[];
  trail: Trail;
  turn: number;
  turns: number;
}
/** What a step is called. */
export type StepName =
  | 'Artist' | 'BonusConversions' | 'BonusGold' | 'BonusSeals' | 'Build' | 'BuyGoods'
  | 'ChangePower' | 'ClaimFirst' | 'ClaimSecond' | 'ClearTable' | 'Craftsman' | 'DayLabourers'
  | 'EndRound' | 'GuildMaster' | 'Income' | 'Influence' | 'Journeyman' | 'KeepCard' | 'KeepSeal'
  | 'KeptCards' | 'LayOutCards' | 'Market' | 'MasterBuilder' | 'OwnPart' | 'Patron' | 'Pedlar'
  | 'RawMaterial' | 'SealFalls' | 'SellWool' | 'TakeDeck' | 'TakeSeal' | 'ThrowSeal' | 'Toll'
  | 'UseCards' | 'WoolTrader';
/** How the words of an action begin, or all of them. */
export type Words =
  | 'buy seal' | 'end turn' | 'enough' | 'give up' | 'leave cards' | 'sell wool'
  | `claim ${string}` | `convert ${string}` | `draw ${string}` | `falls ${string}`
  | `install ${string}` | `keep ${string}` | `play ${string}` | `take ${string}`
  | `throw ${string}` | `turn ${string}` | `use ${string}`;
/** What the game has a sentence for. */
export type TextKey =
  | 'about-card-alfred' | 'about-card-aliena' | 'about-card-carpenter' | 'about-card-ellen'
  | 'about-card-founder' | 'about-card-francis' | 'about-card-guild-master'
  | 'about-card-henry' | 'about-card-income' | 'about-card-influence' | 'about-card-jack'
  | 'about-card-journeyman' | 'about-card-labourers' | 'about-card-letter'
  | 'about-card-market' | 'about-card-mason' | 'about-card-mixer' | 'about-card-ore'
  | 'about-card-pedlar' | 'about-card-power' | 'about-card-regan' | 'about-card-remigius'
  | 'about-card-sand' | 'about-card-stone' | 'about-card-tom' | 'about-card-weaver'
  | 'about-card-william' | 'about-card-wood' | 'about-card-wool' | 'about-gold'
  | 'about-personal-seal' | 'about-power' | 'about-raw' | 'about-reserve' | 'about-rounds'
  | 'about-seal' | 'about-stack' | 'about-worked' | 'account-gold' | 'account-philip'
  | 'account-pieces' | 'account-sections' | 'ask-Artist' | 'ask-BonusConversions' | 'ask-Build'
  | 'ask-Build-finished' | 'ask-Build-kept' | 'ask-Build-no-gold' | 'ask-Build-no-place'
  | 'ask-Build-nothing' | 'ask-Build-section' | 'ask-BuyGoods' | 'ask-ClaimFirst'
  | 'ask-ClaimSecond' | 'ask-Craftsman' | 'ask-GuildMaster' | 'ask-Influence'
  | 'ask-Journeyman' | 'ask-KeepSeal' | 'ask-Pedlar' | 'ask-SellWool' | 'ask-ThrowSeal'
  | 'ask-ThrowSeal-first' | 'ask-ThrowSeal-tie' | 'ask-UseCards' | 'ask-WoolTrader'
  | 'aspect-bonus' | 'aspect-class' | 'aspect-effect' | 'aspect-faces' | 'aspect-materials'
  | 'aspect-name' | 'aspect-numbers' | 'blurb' | 'board-bank' | 'board-deck' | 'board-gold'
  | 'board-none' | 'board-only-personal' | 'board-own-seal' | 'board-philip-builds'
  | 'board-power' | 'board-raw' | 'board-reserve' | 'board-seals' | 'board-stack' | 'board-sum'
  | 'board-waleran-builds' | 'board-when' | 'board-worked' | 'board-works' | 'brief-bonus-I'
  | 'brief-bonus-II' | 'brief-bonus-III' | 'brief-card-alfred' | 'brief-card-aliena'
  | 'brief-card-carpenter' | 'brief-card-ellen' | 'brief-card-founder' | 'brief-card-francis'
  | 'brief-card-guild-master' | 'brief-card-henry' | 'brief-card-income'
  | 'brief-card-influence' | 'brief-card-jack' | 'brief-card-journeyman'
  | 'brief-card-labourers' | 'brief-card-letter' | 'brief-card-market' | 'brief-card-mason'
  | 'brief-card-mixer' | 'brief-card-ore' | 'brief-card-pedlar' | 'brief-card-power'
  | 'brief-card-regan' | 'brief-card-remigius' | 'brief-card-sand' | 'brief-card-stone'
  | 'brief-card-tom' | 'brief-card-weaver' | 'brief-card-william' | 'brief-card-wood'
  | 'brief-card-wool' | 'brief-piece-bars' | 'brief-piece-beam' | 'brief-piece-bell'
  | 'brief-piece-brick' | 'brief-piece-cloth' | 'brief-piece-mortar' | 'by' | 'card-alfred'
  | 'card-aliena' | 'card-carpenter' | 'card-ellen' | 'card-founder' | 'card-francis'
  | 'card-guild-master' | 'card-henry' | 'card-income' | 'card-influence' | 'card-jack'
  | 'card-journeyman' | 'card-labourers' | 'card-letter' | 'card-market' | 'card-mason'
  | 'card-mixer' | 'card-ore' | 'card-pedlar' | 'card-power' | 'card-regan' | 'card-remigius'
  | 'card-sand' | 'card-stone' | 'card-tom' | 'card-weaver' | 'card-william' | 'card-wood'
  | 'card-wool' | 'claims' | 'completes' | 'contested' | 'converts' | 'decline-Artist'
  | 'decline-BonusConversions' | 'decline-BuyGoods' | 'decline-Craftsman'
  | 'decline-GuildMaster' | 'decline-Influence' | 'decline-Journeyman' | 'decline-Pedlar'
  | 'decline-SellWool' | 'decline-WoolTrader' | 'do-buy-seal' | 'do-claim-column'
  | 'do-claim-diagonal' | 'do-claim-row' | 'do-convert' | 'do-end-turn' | 'do-enough'
  | 'do-give-up' | 'do-install' | 'do-keep' | 'do-keep-none' | 'do-leave-cards' | 'do-play'
  | 'do-sell-wool' | 'do-take' | 'do-throw' | 'do-throw-personal' | 'do-use' | 'drawn-bank'
  | 'drawn-bonus-I' | 'drawn-bonus-II' | 'drawn-bonus-III' | 'drawn-bonus-gone'
  | 'drawn-bonuses' | 'drawn-carpenter' | 'drawn-claimed' | 'drawn-close' | 'drawn-contested'
  | 'drawn-cost' | 'drawn-deck' | 'drawn-deck-about' | 'drawn-discards' | 'drawn-discards-of'
  | 'drawn-figure-seals' | 'drawn-founder' | 'drawn-gain' | 'drawn-goods' | 'drawn-in-camp'
  | 'drawn-in-reserve' | 'drawn-income' | 'drawn-kept' | 'drawn-kind' | 'drawn-letter'
  | 'drawn-lies' | 'drawn-line' | 'drawn-mason' | 'drawn-mixer' | 'drawn-personal'
  | 'drawn-personal-out' | 'drawn-place' | 'drawn-power' | 'drawn-raw' | 'drawn-reserve'
  | 'drawn-seal' | 'drawn-section' | 'drawn-shows' | 'drawn-stack' | 'drawn-stack-seen'
  | 'drawn-sum' | 'drawn-to-build' | 'drawn-used' | 'drawn-weaver' | 'drawn-wins'
  | 'drawn-worked' | 'effect-card-guild-master' | 'effect-card-journeyman'
  | 'effect-card-labourers' | 'effect-card-letter' | 'effect-card-pedlar' | 'ends-turn'
  | 'finishes' | 'gives-up' | 'goal' | 'grave-do-give-up' | 'grave-do-keep-none'
  | 'grave-do-leave-cards' | 'group-cards' | 'group-coins' | 'group-markers' | 'group-seals'
  | 'group-sections' | 'group-tokens' | 'hands-back' | 'illegal-build-or-end'
  | 'illegal-card-not-claimed' | 'illegal-card-not-kept' | 'illegal-card-of-no-use'
  | 'illegal-cards-first' | 'illegal-claim-first' | 'illegal-conflict-first'
  | 'illegal-finish-card' | 'illegal-must-throw' | 'illegal-no-free-place' | 'illegal-no-gold'
  | 'illegal-no-raw-material' | 'illegal-no-such-piece' | 'illegal-no-such-seal'
  | 'illegal-not-this-material' | 'illegal-not-your-card' | 'illegal-one-section'
  | 'illegal-only-in-conflict' | 'illegal-personal-thrown' | 'illegal-reserve-empty'
  | 'illegal-same-direction' | 'installs' | 'keeps' | 'keeps-power' | 'last-round-over'
  | 'leaves-cards' | 'nature-draw' | 'nature-falls' | 'nature-turn' | 'part-claim-marker'
  | 'part-coin' | 'part-marker' | 'part-personal-seal' | 'part-power-token' | 'part-seal'
  | 'part-section' | 'piece-bars' | 'piece-beam' | 'piece-bell' | 'piece-brick' | 'piece-cloth'
  | 'piece-mortar' | 'plays' | 'pleads' | 'raw-ore' | 'raw-sand' | 'raw-stone' | 'raw-wood'
  | 'raw-wool' | 'seal-neutral' | 'seal-personal' | 'seat-about' | 'seat-name' | 'sells-wool'
  | 'takes-gold' | 'takes-power' | 'takes-raw' | 'takes-seal' | 'takes-toll'
  | 'text-builds-castle' | 'text-builds-cathedral' | 'text-camp-raw' | 'text-camp-worked'
  | 'text-claimed' | 'text-conflict-open' | 'text-conflict-won' | 'text-contested'
  | 'text-count' | 'text-discards' | 'text-empty' | 'text-gold' | 'text-kept' | 'text-missing'
  | 'text-next-piece' | 'text-none' | 'text-personal-ready' | 'text-power' | 'text-reserve'
  | 'text-seals' | 'text-section' | 'text-square' | 'text-stack' | 'text-stands' | 'text-table'
  | 'text-to-use' | 'text-used' | 'thinks-Artist' | 'thinks-BonusConversions' | 'thinks-Build'
  | 'thinks-BuyGoods' | 'thinks-ClaimFirst' | 'thinks-ClaimSecond' | 'thinks-Craftsman'
  | 'thinks-GuildMaster' | 'thinks-Influence' | 'thinks-Journeyman' | 'thinks-KeepSeal'
  | 'thinks-Pedlar' | 'thinks-SellWool' | 'thinks-ThrowSeal' | 'thinks-UseCards'
  | 'thinks-WoolTrader' | 'throws' | 'title' | 'trail-building' | 'trail-cards' | 'trail-claims'
  | 'trail-conflict' | 'turn-begins' | 'uses' | 'wins-conflict' | 'wins-tie';
