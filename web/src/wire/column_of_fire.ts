// Made by `make types` from the Python types; do not edit.

/**
 * A character; the die on it, or none, and how often it can still be used in later years.
 */
export interface CardView {
  country: string;
  die: string;
  face: number;
  name: string;
  stone: string;
  symbols: SymbolView[];
  uses: number;
}
/**
 * What may be done: its code as in the component file, and in words.
 */
export interface SymbolView {
  code: string;
  line: TextLine;
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
 * What would come of a conflict now; nobody wins (empty) if no religion has a majority.
 */
export interface ConflictView {
  shares: ShareView[];
  winner: string;
}
/**
 * What a conflict would mean for a seat: points, or the loss of its trading house.
 */
export interface ShareView {
  loses_house: boolean;
  points: number;
}
/**
 * A country; ``sites`` names the seat on each site from 1 to 6, -1 for none.
 */
export interface CountryView {
  conflict: ConflictView;
  crosses: number;
  deck: DeckView;
  die: string;
  free: number;
  name: string;
  prices: PriceView[];
  sites: number[];
  spaces: number;
  stones: {
    [k: string]: number;
  };
  torch: boolean;
}
/**
 * A deck: the character that lies open, how many cards lie under it, what left the game.
 */
export interface DeckView {
  gone_characters: string[];
  gone_events: string[];
  left: number;
  open: CardView | null;
  used_up: boolean;
}
/**
 * A good that a country buys; ``sold`` if it was sold there in this turn.
 */
export interface PriceView {
  good: string;
  points: number;
  sold: boolean;
}
/**
 * A die: what it shows (0 if it was not rolled), and where it is.
 */
export interface DieView {
  face: number;
  name: string;
  place: string;
}
/**
 * What a rolled die would do in a country.
 *
 *     ``house`` is ``new``, ``raise``, or ``none`` where one's house stands at least as high; the
 *     character and its stone are empty where the deck is used up.
 */
export interface DrawView {
  allowed: boolean;
  character: string;
  country: string;
  die: string;
  face: number;
  fills: boolean;
  house: string;
  pushes: PushView[];
  stone: string;
}
/**
 * A trading house that would be pushed; to 0 is off the board.
 */
export interface PushView {
  seat: number;
  site: number;
  to: number;
}
/**
 * What the final scoring would add as things stand; ``tiles`` if the reader knows them.
 */
export interface EndView {
  goods: number;
  houses: number;
  protection: number;
  tiles: number | null;
}
/**
 * An event card.
 */
export interface EventView {
  country: string;
  harmful: boolean;
  line: TextLine;
  name: string;
}
/**
 * Where a die can lead its player, for so many points; only a free die leads anywhere now.
 */
export interface MoveView {
  cost: number;
  die: string;
  free: boolean;
  payable: boolean;
  skips: number;
  space: number;
}
/**
 * A part of a turn, by its text key; whose it is, if it is somebody's.
 */
export interface Part {
  key: TextKey;
  seat?: number;
}
/**
 * What one player has; what the reader may not see is ``None``.
 */
export interface PlayerView {
  alone: boolean;
  cards: CardView[];
  colour: string;
  dice: DieView[];
  disk: number;
  end: EndView;
  goods: {
    [k: string]: number;
  };
  houses: {
    [k: string]: number;
  };
  houses_left: number;
  points: number;
  protection: number;
  religion: string;
  religion_die: number;
  tile_count: number;
  tiles: string[] | null;
}
/**
 * A space, counted from 1: the die that leads there, and the seat whose disk is on it or -1.
 */
export interface SpaceView {
  die: string;
  number: number;
  seat: number;
  symbol: SymbolView;
}
/**
 * The advantage tiles: how many lie unseen, which were used, and which is being used.
 */
export interface TileView {
  discard: string[];
  in_use: string;
  pile: number;
}
/**
 * The spaces; for whoever looks, or else whoever is in turn: where the dice lead.
 */
export interface TrackView {
  draws: DrawView[];
  moves: MoveView[];
  next: number;
  seat: number;
  spaces: SpaceView[];
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
  card: string;
  countries: CountryView[];
  country: string;
  die: string;
  event: EventView | null;
  filling: {
    [k: string]: {
      [k: string]: ConflictView;
    };
  };
  first: number;
  had_event: boolean;
  half: number;
  last_year: boolean;
  numbers: {
    [k: string]: number;
  };
  players: PlayerView[];
  step: StepName;
  tiles: TileView;
  track: TrackView;
  trail: Trail;
  turn: number;
  variants: {
    [k: string]: boolean;
  };
  year: number;
}
/** What a step is called. */
export type StepName =
  | 'BeginYear' | 'BreakOut' | 'ChooseConflict' | 'ChooseDie' | 'ChooseReligion'
  | 'CountLochLeven' | 'DealLochLeven' | 'DiscardTile' | 'DrawTile' | 'EndTurn' | 'FaceEvent'
  | 'FinalScoring' | 'FirstPlayer' | 'GoThroughSet' | 'LayStone' | 'LowerCharacter'
  | 'LowerReligion' | 'Moment' | 'MoveDisk' | 'RollDice' | 'RollFirstReligion' | 'RollReligion'
  | 'SellMore' | 'SetUpHouse' | 'TakeCard' | 'TakeFirstHalf' | 'TakeSecondHalf'
  | 'TilesAndPayments' | 'TurnUpFirst' | 'TurnUpNext' | 'UseCharacter' | 'UseShip' | 'UseSpace'
  | 'UseTile' | 'Years';
/** How the words of an action begin, or all of them. */
export type Words =
  | 'blue in france' | 'brown in spain' | 'catholic' | 'enough' | 'go on' | 'keep' | 'lay stone'
  | 'leave' | 'next space' | 'nothing' | 'orange in netherlands' | 'protect' | 'protestant'
  | 'raise' | 'renounce' | 'reward' | 'score' | 'suffer' | 'ward off' | 'white in england'
  | `conflict ${string}` | `dismiss ${string}` | `draw ${string}` | `first ${string}`
  | `free ${string}` | `loch ${string}` | `lose ${string}` | `move ${string}` | `pay ${string}`
  | `place ${string}` | `purple ${string}` | `remove ${string}` | `reveal ${string}`
  | `roll ${string}` | `sell ${string}` | `send ${string}` | `take ${string}`
  | `turn ${string}` | `use ${string}`;
/** What the game has a sentence for. */
export type TextKey =
  | 'about-decline-SellMore' | 'about-decline-UseCharacter' | 'about-decline-UseShip'
  | 'about-decline-UseSpace' | 'about-die-black' | 'about-die-blue' | 'about-die-brown'
  | 'about-die-orange' | 'about-die-purple' | 'about-die-white' | 'about-do-enough'
  | 'about-do-go-on' | 'about-do-keep' | 'about-do-leave' | 'about-do-protect'
  | 'about-do-renounce' | 'about-do-ward-off' | 'about-option-huus' | 'about-part-book'
  | 'about-part-character' | 'about-part-cloth' | 'about-part-cross' | 'about-part-die'
  | 'about-part-event' | 'about-part-house' | 'about-part-loch-leven' | 'about-part-ore'
  | 'about-part-price' | 'about-part-protection' | 'about-part-space'
  | 'about-part-stone-catholic' | 'about-part-stone-neutral' | 'about-part-stone-protestant'
  | 'about-part-torch' | 'about-part-wine' | 'about-symbol-advantage' | 'about-symbol-good'
  | 'about-symbol-good-any' | 'about-symbol-next' | 'about-symbol-place'
  | 'about-symbol-protection' | 'about-symbol-remove-character' | 'about-symbol-remove-die'
  | 'about-symbol-sell' | 'about-symbol-ship' | 'about-symbol-stone'
  | 'about-symbol-stone-both' | 'about-symbol-trade' | 'about-symbol-turn' | 'about-symbol-vp'
  | 'about-tile-catholic' | 'about-tile-neutral' | 'about-tile-next' | 'about-tile-protestant'
  | 'about-tile-remove-character' | 'about-tile-remove-die' | 'about-tile-sell'
  | 'about-tile-turn' | 'about-tile-vp-1' | 'about-tile-vp-2' | 'about-tile-vp-3'
  | 'account-from-conflicts' | 'account-from-events' | 'account-from-gifts'
  | 'account-from-goods-left' | 'account-from-houses' | 'account-from-minority'
  | 'account-from-paid' | 'account-from-protection' | 'account-from-sales'
  | 'account-from-start' | 'account-from-tiles' | 'account-goods' | 'account-points'
  | 'account-religion-die' | 'ask-ChooseConflict' | 'ask-ChooseDie' | 'ask-ChooseDie-none'
  | 'ask-ChooseReligion' | 'ask-FaceEvent-loch-leven' | 'ask-FaceEvent-lose-good'
  | 'ask-FaceEvent-lose-points' | 'ask-FaceEvent-reward' | 'ask-LayStone' | 'ask-Moment'
  | 'ask-Moment-character' | 'ask-Moment-end' | 'ask-Moment-new-character'
  | 'ask-Moment-religion' | 'ask-Moment-start' | 'ask-MoveDisk' | 'ask-MoveDisk-stay'
  | 'ask-SellMore' | 'ask-SetUpHouse' | 'ask-UseCharacter' | 'ask-UseShip' | 'ask-UseSpace'
  | 'ask-UseSpace-ship' | 'ask-UseTile' | 'aspect-action' | 'aspect-country' | 'aspect-die'
  | 'aspect-effect' | 'aspect-good' | 'aspect-name' | 'aspect-position' | 'aspect-protection'
  | 'aspect-religion' | 'aspect-start' | 'aspect-stone' | 'aspect-title' | 'aspect-who'
  | 'aspect-years' | 'blurb' | 'board-alone' | 'board-buys' | 'board-cards' | 'board-cost'
  | 'board-deck' | 'board-dice' | 'board-draw' | 'board-fills' | 'board-free' | 'board-goods'
  | 'board-house-new' | 'board-house-raise' | 'board-houses' | 'board-loch-leven'
  | 'board-loses-house' | 'board-no-card' | 'board-none' | 'board-open' | 'board-pile'
  | 'board-points' | 'board-protection' | 'board-pushed' | 'board-pushed-off' | 'board-serving'
  | 'board-set-up' | 'board-sold' | 'board-space' | 'board-stone-catholic'
  | 'board-stone-neutral' | 'board-stone-protestant' | 'board-tied' | 'board-tiles'
  | 'board-torch' | 'board-track' | 'board-used' | 'board-used-up' | 'board-when'
  | 'board-when-last' | 'board-wins' | 'board-your-tiles' | 'builds-house' | 'by'
  | 'character-albert-willemsen' | 'character-alison-mckay' | 'character-archdeacon-romero'
  | 'character-barney-willard' | 'character-bart-shiring' | 'character-betje-willemsen'
  | 'character-book-merchant' | 'character-captain' | 'character-carlos-cruz'
  | 'character-caterina-de-medici' | 'character-cloth-merchant' | 'character-count-of-feria'
  | 'character-ebrima-dabo' | 'character-elizabeth-i' | 'character-evi-dirks'
  | 'character-father-alonso' | 'character-father-huus' | 'character-francis-walsingham'
  | 'character-gaspard-de-coligny' | 'character-henri-duke-of-guise'
  | 'character-imke-wolman' | 'character-isabelle-palot' | 'character-jan-wolman'
  | 'character-jeronima-ruiz' | 'character-king-felipe-ii' | 'character-margery-fitzgerald'
  | 'character-margherita-of-parma' | 'character-mary-stuart' | 'character-nath'
  | 'character-ned-willard' | 'character-ore-trader' | 'character-pedro-ruiz'
  | 'character-pierre-aumande' | 'character-pieter-titelmans' | 'character-rollo-fitzgerald'
  | 'character-sylvie-palot' | 'character-wine-merchant' | 'choice-huus-advantage'
  | 'choice-huus-protection' | 'chooses-die' | 'colour-blue' | 'colour-brown' | 'colour-orange'
  | 'colour-purple' | 'colour-white' | 'conflict-avoided' | 'conflict-gain' | 'conflict-loss'
  | 'conflict-won' | 'converts' | 'country-england' | 'country-france' | 'country-netherlands'
  | 'country-spain' | 'counts-end' | 'dealt' | 'deck-used-up' | 'decline-MoveDisk'
  | 'decline-SellMore' | 'decline-UseCharacter' | 'decline-UseShip' | 'decline-UseSpace'
  | 'die-black' | 'die-blue' | 'die-brown' | 'die-orange' | 'die-purple' | 'die-white'
  | 'dismisses' | 'do-choose' | 'do-dismiss' | 'do-enough' | 'do-free' | 'do-go-on' | 'do-keep'
  | 'do-lay-stone' | 'do-leave' | 'do-lose' | 'do-move' | 'do-next-space' | 'do-nothing'
  | 'do-pay' | 'do-place' | 'do-profess' | 'do-protect' | 'do-raise' | 'do-remove'
  | 'do-renounce' | 'do-resolve' | 'do-reward' | 'do-score' | 'do-sell' | 'do-sell-any'
  | 'do-send' | 'do-suffer' | 'do-take' | 'do-take-advantage' | 'do-take-protection'
  | 'do-turn-down' | 'do-turn-up' | 'do-use' | 'do-ward-off' | 'drawn-alone'
  | 'drawn-any-country' | 'drawn-ask-again' | 'drawn-ask-again-about' | 'drawn-buyer'
  | 'drawn-card' | 'drawn-city-england' | 'drawn-city-france' | 'drawn-city-netherlands'
  | 'drawn-city-spain' | 'drawn-countries' | 'drawn-country-england' | 'drawn-country-france'
  | 'drawn-country-netherlands' | 'drawn-country-spain' | 'drawn-cross' | 'drawn-die-free'
  | 'drawn-die-loch-leven' | 'drawn-die-rolled' | 'drawn-die-serving' | 'drawn-discard'
  | 'drawn-draw' | 'drawn-draw-fills' | 'drawn-draw-house' | 'drawn-draw-no-house'
  | 'drawn-draw-raise' | 'drawn-draw-stone' | 'drawn-end' | 'drawn-end-tiles' | 'drawn-event'
  | 'drawn-first' | 'drawn-gains' | 'drawn-gone' | 'drawn-gone-events' | 'drawn-goods'
  | 'drawn-half' | 'drawn-house' | 'drawn-houses' | 'drawn-houses-left' | 'drawn-last'
  | 'drawn-last-year' | 'drawn-leads' | 'drawn-left' | 'drawn-loses-house' | 'drawn-no-card'
  | 'drawn-no-goods' | 'drawn-no-houses' | 'drawn-no-winner' | 'drawn-nowhere'
  | 'drawn-off-card' | 'drawn-off-religion' | 'drawn-own-good' | 'drawn-pay' | 'drawn-pile'
  | 'drawn-points' | 'drawn-price' | 'drawn-protection' | 'drawn-protects' | 'drawn-pushed'
  | 'drawn-pushed-off' | 'drawn-religion' | 'drawn-sent' | 'drawn-sent-card' | 'drawn-serving'
  | 'drawn-set-up' | 'drawn-site' | 'drawn-sites' | 'drawn-skip' | 'drawn-sold' | 'drawn-some'
  | 'drawn-space' | 'drawn-space-cost' | 'drawn-space-die' | 'drawn-space-free'
  | 'drawn-space-seat' | 'drawn-spaces' | 'drawn-spaces-free' | 'drawn-spare'
  | 'drawn-spare-about' | 'drawn-spare-short' | 'drawn-stone-leads' | 'drawn-stones'
  | 'drawn-these' | 'drawn-tiles' | 'drawn-torch' | 'drawn-track' | 'drawn-turn-alone'
  | 'drawn-used-up' | 'drawn-uses' | 'drawn-winner' | 'drawn-with' | 'drawn-would-be-alone'
  | 'drawn-year' | 'drawn-years' | 'drawn-your-dice' | 'drawn-your-goods' | 'drawn-your-tiles'
  | 'draws-tile' | 'event-accession' | 'event-armada' | 'event-arrests' | 'event-auto-da-fe'
  | 'event-civil-war' | 'event-dungeons' | 'event-excommunication' | 'event-happens'
  | 'event-iconoclasts' | 'event-ignored' | 'event-mary-stuart' | 'event-plunder'
  | 'event-provinces-peace' | 'event-silver' | 'event-st-bartholomew' | 'event-storm'
  | 'event-toleration' | 'event-unheeded' | 'event-wassy' | 'first-player' | 'frees-die'
  | 'from-country' | 'goal' | 'good-book' | 'good-cloth' | 'good-ore' | 'good-wine'
  | 'group-characters' | 'group-events' | 'group-loch-leven' | 'group-pieces' | 'group-prices'
  | 'group-tiles' | 'group-track' | 'happens-loch-leven' | 'happens-lose-good'
  | 'happens-lose-vp' | 'happens-protection-for-vp' | 'illegal-conflict-first'
  | 'illegal-country-full' | 'illegal-deck-used-up' | 'illegal-die-end' | 'illegal-die-first'
  | 'illegal-die-free' | 'illegal-die-not-rolled' | 'illegal-die-on-card'
  | 'illegal-event-first' | 'illegal-house-first' | 'illegal-moment' | 'illegal-move-first'
  | 'illegal-no-buyer' | 'illegal-no-conflict' | 'illegal-no-good' | 'illegal-no-house'
  | 'illegal-no-open-card' | 'illegal-no-protection' | 'illegal-no-stone' | 'illegal-no-tile'
  | 'illegal-not-bought' | 'illegal-points' | 'illegal-religion-first' | 'illegal-sell-first'
  | 'illegal-send' | 'illegal-skip-points' | 'illegal-sold' | 'illegal-space-taken'
  | 'illegal-stone-first' | 'illegal-symbol-first' | 'illegal-tile-at-end'
  | 'illegal-tile-of-no-use' | 'illegal-tile-spent' | 'illegal-too-far' | 'in-country'
  | 'leaves' | 'loses-good' | 'loses-points' | 'lowers-card' | 'lowers-religion' | 'minority'
  | 'moment-way' | 'moves-disk' | 'nature-draw' | 'nature-first' | 'nature-loch-leven'
  | 'nature-reveal' | 'nature-roll' | 'of-country' | 'one-stone' | 'option-huus' | 'or-protect'
  | 'part-book' | 'part-character' | 'part-cloth' | 'part-cross' | 'part-die' | 'part-event'
  | 'part-house' | 'part-loch-leven' | 'part-ore' | 'part-price' | 'part-protection'
  | 'part-space' | 'part-stone-catholic' | 'part-stone-neutral' | 'part-stone-protestant'
  | 'part-torch' | 'part-wine' | 'pay-way' | 'pays-for-die' | 'places-stone' | 'protects'
  | 'pushed' | 'pushed-off' | 'raises-house' | 'reaches-end' | 'religion-catholic'
  | 'religion-protestant' | 'removes-stone' | 'renounces' | 'returns-stone' | 'rewarded'
  | 'rolls-die' | 'rolls-religion' | 'scores' | 'seat-name' | 'sells' | 'sells-any' | 'sends-die'
  | 'short-symbol-advantage' | 'short-symbol-good' | 'short-symbol-good-any'
  | 'short-symbol-place' | 'short-symbol-protection' | 'short-symbol-remove-die'
  | 'short-symbol-ship' | 'short-symbol-stone' | 'short-symbol-stone-both'
  | 'short-symbol-trade' | 'short-symbol-turn' | 'short-symbol-vp' | 'shuffles-tiles' | 'skips'
  | 'some-points' | 'spared' | 'stays' | 'stays-on-track' | 'stone-catholic' | 'stone-neutral'
  | 'stone-protestant' | 'symbol-advantage' | 'symbol-good' | 'symbol-good-any' | 'symbol-next'
  | 'symbol-or' | 'symbol-place' | 'symbol-protection' | 'symbol-remove-character'
  | 'symbol-remove-die' | 'symbol-sell' | 'symbol-ship' | 'symbol-stone' | 'symbol-stone-both'
  | 'symbol-trade' | 'symbol-turn' | 'symbol-vp' | 'takes-card' | 'takes-good'
  | 'takes-protection' | 'takes-tile' | 'thinks-ChooseConflict' | 'thinks-ChooseDie'
  | 'thinks-ChooseReligion' | 'thinks-FaceEvent' | 'thinks-LayStone' | 'thinks-Moment'
  | 'thinks-MoveDisk' | 'thinks-SellMore' | 'thinks-SetUpHouse' | 'thinks-UseCharacter'
  | 'thinks-UseShip' | 'thinks-UseSpace' | 'thinks-UseTile' | 'tile-catholic' | 'tile-neutral'
  | 'tile-next' | 'tile-protestant' | 'tile-remove-character' | 'tile-remove-die' | 'tile-sell'
  | 'tile-turn' | 'tile-vp-1' | 'tile-vp-2' | 'tile-vp-3' | 'title' | 'torch' | 'torch-out'
  | 'trail-character' | 'trail-characters' | 'trail-conflicts' | 'trail-religion'
  | 'trail-reveal' | 'trail-roll' | 'trail-track' | 'turns-die' | 'turns-up' | 'uses-tile'
  | 'wards-off' | 'who-all' | 'who-house' | 'who-religion' | 'year-begins';
