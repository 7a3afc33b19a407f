// Made by `make types` from the Python types; do not edit.

/**
 * What one player has; what the reader may not see is ``None``.
 */
export interface BaronView {
  bid: BidView | null;
  cards: number;
  charge: string;
  farms: number;
  hand: {
    [k: string]: number;
  } | null;
  loot: {
    [k: string]: number;
  } | null;
  loot_cards: number;
  points: number;
  privileges: {
    [k: string]: number;
  };
  problem_cards: number;
  problems: string[] | null;
  reserve: number;
  seals: {
    [k: string]: number;
  };
  workshops: number;
}
/**
 * A baron's part in the bidding, and how much more he needs to lead.
 */
export interface BidView {
  groups: GroupView[];
  leads: boolean;
  needed: number;
  passed: boolean;
  total: number;
}
/**
 * Cards added to a bid in one turn, and what the whole bid came to with them.
 */
export interface GroupView {
  cards: {
    [k: string]: number;
  };
  total: number;
}
/**
 * What one baron is doing to another: an attack or a bribe.
 */
export interface DeedView {
  kind: 'attack' | 'bribe';
  other: number;
  seat: number;
}
/**
 * Cards that the reader has laid and not confirmed; for a bid also what they make of it.
 */
export interface LaidView {
  cards: {
    [k: string]: number;
  };
  needed: number;
  worth: number;
}
/**
 * A part of a turn, by its text key; whose it is, if it is somebody's.
 */
export interface Part {
  key: TextKey;
  seat?: number;
}
/**
 * A piece of the cathedral, what it is worth, and who built it.
 */
export interface PieceView {
  builder: number;
  name: string;
  points: number;
}
/**
 * A problem card.
 */
export interface ProblemView {
  name: string;
  problem: string;
  reward: string;
}
/**
 * A hand that somebody without shields had to show to the reader.
 */
export interface ShownView {
  hand: {
    [k: string]: number;
  };
  loot: {
    [k: string]: number;
  };
  seat: number;
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
  bank: {
    [k: string]: number;
  };
  barons: BaronView[];
  cathedral: PieceView[];
  chancellor: number;
  deed: DeedView | null;
  discard: {
    [k: string]: number;
  };
  laid: LaidView | null;
  looted: number[];
  numbers: {
    [k: string]: number;
  };
  pile: number;
  problem: ProblemView | null;
  season: string;
  shown: ShownView | null;
  solved: string[];
  step: StepName;
  to_beat: number;
  trail: Trail;
  values: {
    [k: string]: {
      [k: string]: number;
    };
  };
  variants: {
    [k: string]: boolean;
  };
  worth: {
    [k: string]: number;
  } | null;
  year: number;
}
/** What a step is called. */
export type StepName =
  | 'ActInSummer' | 'AskKing' | 'AttackKnights' | 'BeginSeason' | 'BeginYear' | 'BribeKnights'
  | 'BringInLoot' | 'BuildFarm' | 'BuildPiece' | 'BurnHouse' | 'ChangeProblem' | 'ChooseCard'
  | 'DealProblems' | 'DealResources' | 'DefendHouses' | 'DrawIncome' | 'ExchangeProblem'
  | 'FinishCathedral' | 'FirstChancellor' | 'LayProblem' | 'MakeBid' | 'OpenBidding'
  | 'OpenWorkshop' | 'PayTaxes' | 'RemoveProblem' | 'ReplaceProblem' | 'RewardScroll'
  | 'ScoreWorkshops' | 'ShowHand' | 'TakeHalf' | 'TakeLoot' | 'TakePrivilege'
  | 'TakePrivilegeCards' | 'TakeProblem' | 'WinBidding';
/** How the words of an action begin, or all of them. */
export type Words =
  | 'confirm' | 'defend with loot' | 'defend' | 'done' | 'farm' | 'give loot' | 'give'
  | 'leave it' | 'pass' | 'seen' | 'workshop' | 'yield' | `ask ${string}` | `attack ${string}`
  | `bid ${string}` | `bribe ${string}` | `burn ${string}` | `choose ${string}`
  | `deal ${string}` | `discard ${string}` | `draw ${string}` | `first ${string}`
  | `lay ${string}` | `pay ${string}` | `take ${string}`;
/** What the game has a sentence for. */
export type TextKey =
  | 'about-card-cross' | 'about-card-famine-cathedral' | 'about-card-famine-scroll'
  | 'about-card-revolt-cathedral' | 'about-card-revolt-scroll' | 'about-card-taxes-cathedral'
  | 'about-card-taxes-scroll' | 'about-card-war-cathedral' | 'about-card-war-scroll'
  | 'about-chancellor' | 'about-option-dagger' | 'about-option-deck' | 'about-option-global'
  | 'about-option-light' | 'about-option-strategic' | 'about-resource-cup'
  | 'about-resource-grain' | 'about-resource-hammer' | 'about-resource-shield'
  | 'account-cards' | 'account-pieces' | 'account-points' | 'account-scrolls'
  | 'account-workshops' | 'ask-ActInSummer' | 'ask-AskKing' | 'ask-BribeKnights'
  | 'ask-BurnHouse' | 'ask-ChangeProblem' | 'ask-ChooseCard' | 'ask-DefendHouses'
  | 'ask-DefendHouses-cannot' | 'ask-ExchangeProblem' | 'ask-LayProblem' | 'ask-MakeBid'
  | 'ask-MakeBid-cannot' | 'ask-MakeBid-first' | 'ask-PayTaxes' | 'ask-ReplaceProblem'
  | 'ask-ShowHand' | 'ask-TakePrivilege' | 'asks-king' | 'aspect-cup' | 'aspect-grain'
  | 'aspect-hammer' | 'aspect-points' | 'aspect-reward' | 'aspect-shield' | 'attacks' | 'bids'
  | 'blurb' | 'board-bank' | 'board-bid' | 'board-cathedral' | 'board-discard' | 'board-farms'
  | 'board-hand' | 'board-laid' | 'board-loot' | 'board-none' | 'board-passed' | 'board-pile'
  | 'board-points' | 'board-privileges' | 'board-problems' | 'board-reserve' | 'board-shown'
  | 'board-when' | 'board-workshops' | 'board-your-hand' | 'board-your-loot'
  | 'board-your-problems' | 'bribes' | 'builds' | 'builds-farm' | 'builds-next' | 'burns-farm'
  | 'burns-workshop' | 'by' | 'card-cross' | 'card-famine-cathedral' | 'card-famine-scroll'
  | 'card-revolt-cathedral' | 'card-revolt-scroll' | 'card-taxes-cathedral'
  | 'card-taxes-scroll' | 'card-war-cathedral' | 'card-war-scroll' | 'changes'
  | 'choice-deck-even' | 'choice-deck-usual' | 'chooses-card' | 'chooses-in-vain'
  | 'decline-ChangeProblem' | 'decline-DefendHouses' | 'decline-MakeBid' | 'defends'
  | 'defends-with-loot' | 'do-ask' | 'do-ask-nobody' | 'do-attack' | 'do-bid' | 'do-bribe'
  | 'do-burn-farm' | 'do-burn-workshop' | 'do-choose' | 'do-confirm' | 'do-defend'
  | 'do-defend-with-loot' | 'do-discard' | 'do-done' | 'do-farm' | 'do-give' | 'do-give-loot'
  | 'do-lay' | 'do-leave-it' | 'do-pass' | 'do-pay' | 'do-seen' | 'do-take' | 'do-take-back'
  | 'do-take-from' | 'do-take-none' | 'do-workshop' | 'do-yield' | 'drawn-ask' | 'drawn-attack'
  | 'drawn-attack-again' | 'drawn-auction' | 'drawn-autumn' | 'drawn-bank' | 'drawn-barony'
  | 'drawn-bribe' | 'drawn-cathedral' | 'drawn-chancellor' | 'drawn-close' | 'drawn-cross'
  | 'drawn-discard' | 'drawn-group' | 'drawn-hand' | 'drawn-in-bank' | 'drawn-laid-leads'
  | 'drawn-laid-short' | 'drawn-leads' | 'drawn-loot' | 'drawn-needs' | 'drawn-newest'
  | 'drawn-no-problem' | 'drawn-piece' | 'drawn-piece-and-privilege' | 'drawn-piece-built'
  | 'drawn-piece-more' | 'drawn-piece-more-and-privilege' | 'drawn-pile' | 'drawn-points'
  | 'drawn-privilege' | 'drawn-privilege-count' | 'drawn-privileges' | 'drawn-problems'
  | 'drawn-realm' | 'drawn-reward-scroll' | 'drawn-solved' | 'drawn-spring' | 'drawn-summer'
  | 'drawn-take-from' | 'drawn-values' | 'drawn-when' | 'drawn-winter' | 'drawn-year'
  | 'drawn-your-privileges' | 'draws-income' | 'finishes' | 'first-chancellor' | 'gains-scroll'
  | 'gives-shield' | 'gives-shield-of-loot' | 'goal' | 'group-cards' | 'group-houses'
  | 'group-pieces' | 'group-privileges' | 'group-seals' | 'group-values' | 'half-is' | 'hand-is'
  | 'illegal-bank-has-none' | 'illegal-bid-first' | 'illegal-bid-too-low'
  | 'illegal-burn-first' | 'illegal-choose-first' | 'illegal-defend-first'
  | 'illegal-discard-more' | 'illegal-enough-discarded' | 'illegal-fewer-points'
  | 'illegal-give-first' | 'illegal-holds-none' | 'illegal-king' | 'illegal-lay-first'
  | 'illegal-look-first' | 'illegal-no-country' | 'illegal-no-cup' | 'illegal-no-grain'
  | 'illegal-no-hammer' | 'illegal-no-house' | 'illegal-no-privilege' | 'illegal-no-shield'
  | 'illegal-no-site' | 'illegal-no-such-card' | 'illegal-no-such-problem'
  | 'illegal-nobody-there' | 'illegal-not-laid' | 'illegal-nothing-to-burn'
  | 'illegal-nothing-to-give' | 'illegal-privilege-first' | 'illegal-problem-first'
  | 'illegal-summer-first' | 'illegal-take-from-bank' | 'illegal-taxes-first'
  | 'illegal-too-few-farms' | 'illegal-yourself' | 'income-is' | 'is-dealt' | 'is-done' | 'lays'
  | 'leaves-it' | 'loot-is' | 'must-lay' | 'nature-deal' | 'nature-draw' | 'nature-first'
  | 'no-cards' | 'opens-workshop' | 'option-dagger' | 'option-deck' | 'option-global'
  | 'option-light' | 'option-strategic' | 'part-house' | 'part-piece' | 'part-privilege'
  | 'part-seal' | 'part-value' | 'passes' | 'passes-and-loses' | 'passes-without-bid'
  | 'pays-privilege' | 'pays-taxes' | 'piece-choir' | 'piece-facade' | 'piece-first-aisle'
  | 'piece-nave' | 'piece-second-aisle' | 'piece-vault' | 'problem-famine' | 'problem-revolt'
  | 'problem-taxes' | 'problem-war' | 'reshuffles' | 'resource-cup' | 'resource-grain'
  | 'resource-hammer' | 'resource-shield' | 'reward-cathedral' | 'reward-scroll'
  | 'scores-workshops' | 'season-autumn' | 'season-spring' | 'season-summer' | 'season-winter'
  | 'seat-name' | 'shows-hand' | 'some-cup' | 'some-grain' | 'some-hammer' | 'some-shield'
  | 'takes-half' | 'takes-loot' | 'takes-no-privilege' | 'takes-privilege'
  | 'takes-privilege-cards' | 'takes-privilege-from' | 'takes-problem' | 'text-bank'
  | 'text-bank-empty' | 'text-baron' | 'text-bid' | 'text-bid-leads' | 'text-built'
  | 'text-cards' | 'text-chancellor' | 'text-discard' | 'text-discard-empty' | 'text-group'
  | 'text-hand' | 'text-houses' | 'text-laid' | 'text-laid-bid' | 'text-loot' | 'text-missing'
  | 'text-no-bid' | 'text-no-privileges' | 'text-no-problem' | 'text-passed' | 'text-pile'
  | 'text-points' | 'text-privileges' | 'text-problem' | 'text-problems' | 'text-shown'
  | 'text-solved' | 'text-table' | 'text-to-beat' | 'text-when' | 'text-worth'
  | 'thinks-ActInSummer' | 'thinks-AskKing' | 'thinks-BribeKnights' | 'thinks-BurnHouse'
  | 'thinks-ChangeProblem' | 'thinks-ChooseCard' | 'thinks-DefendHouses'
  | 'thinks-ExchangeProblem' | 'thinks-LayProblem' | 'thinks-MakeBid' | 'thinks-PayTaxes'
  | 'thinks-ReplaceProblem' | 'thinks-ShowHand' | 'thinks-TakePrivilege' | 'title'
  | 'trail-autumn' | 'trail-bidding' | 'trail-reward' | 'trail-summer' | 'trail-winter'
  | 'wins-bidding' | 'wins-unopposed' | 'year-begins' | 'yields';
