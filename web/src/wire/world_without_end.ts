// Made by `make types` from the Python types; do not edit.

/**
 * A card in hand, and whether it would do nothing now.
 */
export interface CardView {
  idle: boolean;
  name: string;
}
/**
 * What is due at the end of the period; what the reader still lacks of it, if he plays.
 *
 *     Once it has been collected, only what he missed is lacking.  In the last period a contribution
 *     brings no sanction.
 */
export interface DutyView {
  good: string;
  lacking: number;
  least: number;
  most: number;
  name: string;
  points: number;
  sanction: string;
}
/**
 * An event card: what it says, corner by corner, and how it lies.
 */
export interface EventView {
  arrow: string;
  corners: string[];
  effects: TextLine[];
  lasting: boolean;
  name: string;
  place: number;
}
/**
 * A text key, and the blanks of its sentence: numbers, words, other lines, lists of lines.
 */
export interface TextLine {
  blanks?: {
    [k: string]: number | string | TextLine | TextLine[];
  };
  key: string;
}
/**
 * A good at the market.
 */
export interface MarketView {
  covered: boolean;
  good: string;
  price: number;
}
/**
 * A part of a turn, by its text key; whose it is, if it is somebody's.
 */
export interface Part {
  key: TextKey;
  seat?: number;
}
/**
 * A place of the plague: its tile, 0 face down and -1 without; what healing brings besides.
 */
export interface PlaceView {
  choice: {
    [k: string]: number;
  }[];
  gain: {
    [k: string]: number;
  };
  house: boolean;
  tile: number;
}
/**
 * What one player has; what the reader may not see is ``None``.
 */
export interface PlayerView {
  cards: number;
  charge: string;
  goods: {
    [k: string]: number;
  } | null;
  hand: CardView[] | null;
  hidden: string[] | null;
  hidden_cards: number;
  houses: number;
  laid: string[];
  last: string;
  missing: number[];
  points: number;
  sanctions: string[];
  seals: number;
  side: number;
}
/**
 * A project; how many of its spaces are filled, and whether its donors may treat somebody.
 */
export interface ProjectView {
  covered: boolean;
  donors: number[];
  finished: boolean;
  gain: {
    [k: string]: number;
  };
  in_play: boolean;
  metal: boolean;
  name: string;
  open: boolean;
  stone: number;
  stones: number;
  treats: boolean;
  wood: number;
  woods: number;
}
/**
 * A house site, and whose house stands there.
 */
export interface SiteView {
  gain: {
    [k: string]: number;
  };
  material: string;
  owner: number;
}
/**
 * A space of the favour track, and what it gives or takes.
 */
export interface SpaceView {
  covered: boolean;
  favour: TextLine;
  name: string;
}
/**
 * The board; ``next`` is where one step takes the favour stone.
 */
export interface TownView {
  council: number[];
  event: EventView | null;
  favours: SpaceView[];
  lasting: EventView[];
  market: MarketView[];
  next: number;
  number: number;
  places: PlaceView[];
  projects: ProjectView[];
  sites: SiteView[];
  stone: number;
  turned: number;
  turns: TurnView[];
}
/**
 * What comes of turning the card to a number: what each seat gets, where the stone goes.
 *
 *     The favour is told with what it comes to for whoever turns the card.
 */
export interface TurnView {
  allowed: boolean;
  favour: TextLine;
  gains: {
    [k: string]: number;
  }[];
  number: number;
  space: number;
  turned: number;
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
  crest: number;
  duties: DutyView[];
  numbers: {
    [k: string]: number;
  };
  period: number;
  periods: number;
  players: PlayerView[];
  round: number;
  rounds: number;
  step: StepName;
  supply: {
    [k: string]: number;
  };
  tax: number;
  town: TownView;
  trail: Trail;
  variants: {
    [k: string]: boolean;
  };
  war: boolean;
}
/** What a step is called. */
export type StepName =
  | 'AskDonation' | 'AskFavour' | 'BeginPeriod' | 'BeginRound' | 'BringPlague' | 'BuildHouse'
  | 'ChooseLoss' | 'ChooseThanks' | 'ClearBoard' | 'CoverGood' | 'CoverProject'
  | 'CoverProjects' | 'CoverSpaces' | 'DoPenance' | 'DrawEvent' | 'EndRound' | 'EverybodyGains'
  | 'FallIll' | 'FinalScoring' | 'FinishIfFull' | 'FinishProject' | 'FirstPlayer' | 'FreeCube'
  | 'FreeHouse' | 'GoToCourt' | 'GoToWar' | 'HarvestHouses' | 'HideCard' | 'HideMore'
  | 'LastingSwaps' | 'LayCubes' | 'LayUnused' | 'LoseHouse' | 'MakeCloth' | 'MoveStone'
  | 'OfferSwap' | 'PassCrest' | 'PassCrestAgain' | 'PayDonor' | 'PayGrain' | 'PayPiety'
  | 'PayTax' | 'PlaceProject' | 'PlayCard' | 'RaiseLevy' | 'ReadEvent' | 'SellGoods'
  | 'SwapOrEnd' | 'TakeCardsBack' | 'TakeGrain' | 'TakeIncome' | 'TakeMaterial' | 'TakePiety'
  | 'TakeRent' | 'TakeTurn' | 'TreatMore' | 'TreatOne' | 'TurnCard' | 'UncoverGood'
  | 'UseLoyalty' | 'UseMedicine' | 'UsePrivilege';
/** How the words of an action begin, or all of them. */
export type Words =
  | 'enough' | 'move stone' | 'nothing' | 'serve' | `clear ${string}` | `donate ${string}`
  | `draw ${string}` | `first ${string}` | `give ${string}` | `harvest ${string}`
  | `hide ${string}` | `house ${string}` | `lay ${string}` | `loyalty ${string}`
  | `plague ${string}` | `play ${string}` | `roll ${string}` | `sell ${string}`
  | `stone ${string}` | `swap ${string}` | `take ${string}` | `treat ${string}`
  | `turn ${string}` | `weave ${string}` | `wood ${string}`;
/** What the game has a sentence for. */
export type TextKey =
  | 'about-card-cloth' | 'about-card-donation' | 'about-card-favour' | 'about-card-grain'
  | 'about-card-harvest' | 'about-card-house' | 'about-card-material' | 'about-card-medicine'
  | 'about-card-piety' | 'about-card-privilege' | 'about-card-project' | 'about-card-sell'
  | 'about-cover' | 'about-crest' | 'about-duty-grain' | 'about-duty-piety' | 'about-duty-tax'
  | 'about-good-cloth' | 'about-good-gold' | 'about-good-grain' | 'about-good-loyalty'
  | 'about-good-medical' | 'about-good-piety' | 'about-good-points' | 'about-good-stone'
  | 'about-good-wood' | 'about-good-wool' | 'about-metal' | 'about-option-crest'
  | 'about-option-first_game' | 'about-option-goods' | 'about-pile-hidden' | 'about-pile-open'
  | 'about-place' | 'about-project-bridge' | 'about-project-chapel' | 'about-project-church'
  | 'about-project-hospital' | 'about-project-mill' | 'about-project-palace'
  | 'about-project-tower' | 'about-sanction-begging' | 'about-sanction-court'
  | 'about-sanction-penance' | 'about-seal' | 'about-site' | 'about-space-bishop'
  | 'about-space-earl' | 'about-space-first-outlaw' | 'about-space-guild' | 'about-space-king'
  | 'about-space-merchant' | 'about-space-prior' | 'about-space-prioress'
  | 'about-space-queen' | 'about-space-second-outlaw' | 'about-stone' | 'about-tax-die'
  | 'about-tile' | 'account-contributions' | 'account-cubes' | 'account-donations'
  | 'account-events' | 'account-favours' | 'account-harvests' | 'account-income'
  | 'account-left-over' | 'account-loyalty' | 'account-medical' | 'account-patients'
  | 'account-piety' | 'account-points' | 'account-start' | 'ask-AskDonation' | 'ask-AskFavour'
  | 'ask-BuildHouse' | 'ask-ChooseLoss' | 'ask-ChooseThanks' | 'ask-FreeHouse'
  | 'ask-HarvestHouses' | 'ask-HideCard' | 'ask-HideMore' | 'ask-LayCubes'
  | 'ask-LayCubes-more' | 'ask-LayUnused' | 'ask-LayUnused-court' | 'ask-LayUnused-war'
  | 'ask-LoseHouse' | 'ask-MakeCloth' | 'ask-OfferSwap' | 'ask-PlayCard' | 'ask-PlayCard-swap'
  | 'ask-SellGoods' | 'ask-SwapOrEnd' | 'ask-TakeMaterial' | 'ask-TakeRent' | 'ask-TreatMore'
  | 'ask-TreatOne' | 'ask-TurnCard' | 'ask-UseLoyalty' | 'ask-UseLoyalty-last'
  | 'ask-UseMedicine' | 'ask-UseMedicine-service' | 'aspect-card' | 'aspect-colour'
  | 'aspect-donor' | 'aspect-effect' | 'aspect-entry' | 'aspect-layout' | 'aspect-period'
  | 'aspect-place' | 'aspect-range' | 'aspect-spaces' | 'aspect-spread' | 'bargain'
  | 'bargain-loss' | 'bargain-or' | 'bargain-pay' | 'begs' | 'blurb' | 'board-between'
  | 'board-covered' | 'board-donors-get' | 'board-donors-treat' | 'board-due' | 'board-favours'
  | 'board-finished' | 'board-goods' | 'board-hand' | 'board-hidden' | 'board-houses'
  | 'board-lacking' | 'board-lasting' | 'board-market' | 'board-none' | 'board-open'
  | 'board-plague' | 'board-points' | 'board-seals' | 'board-sites' | 'board-supply'
  | 'board-turn' | 'board-turned' | 'board-war' | 'board-when' | 'board-your-hand'
  | 'board-your-hidden' | 'brings-project' | 'builds' | 'builds-house' | 'by' | 'card-cloth'
  | 'card-donation' | 'card-favour' | 'card-grain' | 'card-harvest' | 'card-house'
  | 'card-material' | 'card-medicine' | 'card-piety' | 'card-privilege' | 'card-project'
  | 'card-sell' | 'choice-crest-once' | 'choice-crest-twice' | 'choice-goods-open'
  | 'choice-goods-screens' | 'clears-house' | 'cloth-opens' | 'counts-rest' | 'covers'
  | 'decline-AskDonation' | 'decline-AskFavour' | 'decline-BuildHouse' | 'decline-FreeHouse'
  | 'decline-HarvestHouses' | 'decline-LayCubes' | 'decline-MakeCloth' | 'decline-OfferSwap'
  | 'decline-SellGoods' | 'decline-SwapOrEnd' | 'decline-TakeMaterial' | 'decline-TreatMore'
  | 'decline-TreatOne' | 'decline-UseLoyalty' | 'decline-UseMedicine' | 'do-build' | 'do-clear'
  | 'do-donate' | 'do-enough' | 'do-give' | 'do-give-up' | 'do-harvest' | 'do-hide' | 'do-house'
  | 'do-lay' | 'do-lose' | 'do-move-stone' | 'do-nothing' | 'do-play' | 'do-sell-cloth'
  | 'do-sell-wool' | 'do-serve' | 'do-spare' | 'do-swap' | 'do-take' | 'do-trade' | 'do-treat'
  | 'do-turn' | 'do-weave' | 'does-penance' | 'donates' | 'drawn-card-away'
  | 'drawn-card-hidden' | 'drawn-card-laid' | 'drawn-card-last' | 'drawn-council'
  | 'drawn-crest' | 'drawn-cubes' | 'drawn-donor-gain' | 'drawn-donor-treats' | 'drawn-donors'
  | 'drawn-door' | 'drawn-door-tile' | 'drawn-doors' | 'drawn-due' | 'drawn-due-lacking'
  | 'drawn-due-last' | 'drawn-due-sanction' | 'drawn-event' | 'drawn-events'
  | 'drawn-free-house' | 'drawn-good-covered' | 'drawn-goods' | 'drawn-hand' | 'drawn-held'
  | 'drawn-hidden' | 'drawn-houses' | 'drawn-ill' | 'drawn-laid' | 'drawn-lands' | 'drawn-last'
  | 'drawn-lasting' | 'drawn-market' | 'drawn-metal' | 'drawn-no-event' | 'drawn-no-favour'
  | 'drawn-nobody-ill' | 'drawn-number' | 'drawn-parts' | 'drawn-period' | 'drawn-place'
  | 'drawn-points' | 'drawn-price' | 'drawn-project-absent' | 'drawn-project-covered'
  | 'drawn-project-finished' | 'drawn-project-open' | 'drawn-sanction' | 'drawn-seals'
  | 'drawn-service' | 'drawn-settled' | 'drawn-settled-missed' | 'drawn-site'
  | 'drawn-site-taken' | 'drawn-space' | 'drawn-space-covered' | 'drawn-stone' | 'drawn-stones'
  | 'drawn-streets' | 'drawn-supply' | 'drawn-these' | 'drawn-track' | 'drawn-turn-gain'
  | 'drawn-turned' | 'drawn-war' | 'drawn-when' | 'drawn-works' | 'drawn-your-cards'
  | 'drawn-your-goods' | 'draws-event' | 'duty-grain' | 'duty-piety' | 'duty-tax'
  | 'effect-blind' | 'effect-choose' | 'effect-cover-favour' | 'effect-cover-market'
  | 'effect-cover-project' | 'effect-cover-projects' | 'effect-cube-points'
  | 'effect-finish-project' | 'effect-forbid-building' | 'effect-forbid-treating'
  | 'effect-gain' | 'effect-harvest-most' | 'effect-hide-cards' | 'effect-lasting-swap'
  | 'effect-levy' | 'effect-no-actions' | 'effect-pass-reward' | 'effect-patient-points'
  | 'effect-place-project' | 'effect-price' | 'effect-remove-house' | 'effect-rents'
  | 'effect-surcharge' | 'effect-swap' | 'effect-then' | 'effect-uncover-market' | 'event-i-01'
  | 'event-i-02' | 'event-i-03' | 'event-i-04' | 'event-i-05' | 'event-i-06' | 'event-i-07'
  | 'event-i-08' | 'event-i-09' | 'event-i-10' | 'event-i-11' | 'event-ii-01' | 'event-ii-02'
  | 'event-ii-03' | 'event-ii-04' | 'event-ii-05' | 'event-ii-06' | 'event-ii-07'
  | 'event-ii-08' | 'event-ii-09' | 'event-ii-10' | 'event-ii-11' | 'event-iii-01'
  | 'event-iii-02' | 'event-iii-03' | 'event-iii-04' | 'event-iii-05' | 'event-iii-06'
  | 'event-iii-07' | 'event-iii-08' | 'event-iii-09' | 'event-iii-10' | 'event-iii-11'
  | 'event-iv-01' | 'event-iv-02' | 'event-iv-03' | 'event-iv-04' | 'event-iv-05'
  | 'event-iv-06' | 'event-iv-07' | 'event-iv-08' | 'event-iv-09' | 'event-iv-10'
  | 'event-iv-11' | 'event-leaves' | 'falls-ill' | 'favour-each' | 'favour-gift'
  | 'favour-holder' | 'favour-now' | 'favour-toll' | 'finishes' | 'first-player' | 'free-cube'
  | 'goal' | 'goes-to-court' | 'good-cloth' | 'good-gold' | 'good-grain' | 'good-loyalty'
  | 'good-medical' | 'good-piety' | 'good-points' | 'good-stone' | 'good-wood' | 'good-wool'
  | 'group-cards' | 'group-events' | 'group-favours' | 'group-goods' | 'group-pieces'
  | 'group-plague' | 'group-projects' | 'group-sites' | 'harvests' | 'harvests-nothing'
  | 'heals' | 'hides' | 'hides-card' | 'idle-cloth' | 'idle-donation' | 'idle-favour'
  | 'idle-grain' | 'idle-harvest' | 'idle-house' | 'idle-material' | 'idle-medicine'
  | 'idle-piety' | 'idle-privilege' | 'idle-project' | 'idle-sell' | 'illegal-build-first'
  | 'illegal-card-first' | 'illegal-card-not-in-hand' | 'illegal-cloth-sold'
  | 'illegal-donate-first' | 'illegal-donated' | 'illegal-finished' | 'illegal-give'
  | 'illegal-give-first' | 'illegal-good-covered' | 'illegal-harvested'
  | 'illegal-house-first' | 'illegal-loyalty-first' | 'illegal-medicine-first'
  | 'illegal-no-gold' | 'illegal-no-good' | 'illegal-no-space' | 'illegal-no-such-event'
  | 'illegal-nobody-ill' | 'illegal-not-missed' | 'illegal-not-your-house'
  | 'illegal-one-project' | 'illegal-outlaw' | 'illegal-project-covered'
  | 'illegal-project-not-there' | 'illegal-same-yield' | 'illegal-sell-first'
  | 'illegal-site-taken' | 'illegal-swap' | 'illegal-swap-first' | 'illegal-swap-or-end'
  | 'illegal-swapped' | 'illegal-take-first' | 'illegal-too-hard'
  | 'illegal-treating-forbidden' | 'illegal-turn-first' | 'illegal-used-up' | 'illegal-weave'
  | 'illegal-weave-first' | 'lays-unused' | 'loses-double' | 'misses-contribution'
  | 'moves-stone' | 'nature-draw' | 'nature-first' | 'nature-plague' | 'nature-roll'
  | 'option-crest' | 'option-first_game' | 'option-goods' | 'owned-cloth' | 'owned-gold'
  | 'owned-grain' | 'owned-house' | 'owned-loyalty' | 'owned-medical' | 'owned-piety'
  | 'owned-stone' | 'owned-wood' | 'owned-wool' | 'part-event' | 'part-house' | 'part-metal'
  | 'part-place' | 'part-project' | 'part-seal' | 'part-site' | 'part-tax-die' | 'part-tile'
  | 'pays' | 'pays-contribution' | 'pays-outlaw' | 'period-begins' | 'place-house'
  | 'place-material' | 'plague-comes' | 'plays' | 'project-bridge' | 'project-chapel'
  | 'project-church' | 'project-hospital' | 'project-mill' | 'project-palace' | 'project-tower'
  | 'receives' | 'receives-instead' | 'receives-nothing' | 'repeats' | 'repeats-nothing'
  | 'rolls-tax' | 'round-begins' | 'sanction-begging' | 'sanction-court' | 'sanction-penance'
  | 'sanctioned' | 'seat-name' | 'sells' | 'sets-metal' | 'shares-metal' | 'short-cloth'
  | 'short-donation' | 'short-favour' | 'short-grain' | 'short-harvest' | 'short-house'
  | 'short-material' | 'short-medicine' | 'short-piety' | 'short-privilege' | 'short-project'
  | 'short-project-bridge' | 'short-project-chapel' | 'short-project-church'
  | 'short-project-hospital' | 'short-project-mill' | 'short-project-palace'
  | 'short-project-tower' | 'short-sell' | 'some-cloth' | 'some-gold' | 'some-grain'
  | 'some-loyalty' | 'some-medical' | 'some-nothing' | 'some-piety' | 'some-points'
  | 'some-stone' | 'some-wood' | 'some-wool' | 'space-bishop' | 'space-earl'
  | 'space-first-outlaw' | 'space-guild' | 'space-king' | 'space-merchant' | 'space-prior'
  | 'space-prioress' | 'space-queen' | 'space-second-outlaw' | 'spared' | 'thinks-AskDonation'
  | 'thinks-AskFavour' | 'thinks-BuildHouse' | 'thinks-ChooseLoss' | 'thinks-ChooseThanks'
  | 'thinks-FreeHouse' | 'thinks-HarvestHouses' | 'thinks-HideCard' | 'thinks-HideMore'
  | 'thinks-LayCubes' | 'thinks-LayUnused' | 'thinks-LoseHouse' | 'thinks-MakeCloth'
  | 'thinks-OfferSwap' | 'thinks-PlayCard' | 'thinks-SellGoods' | 'thinks-SwapOrEnd'
  | 'thinks-TakeMaterial' | 'thinks-TakeRent' | 'thinks-TreatMore' | 'thinks-TreatOne'
  | 'thinks-TurnCard' | 'thinks-UseLoyalty' | 'thinks-UseMedicine' | 'title' | 'trail-actions'
  | 'trail-contributions' | 'trail-event' | 'trail-turning' | 'turns-card';
