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
 * The whole table.
 */
export interface View {
  actor: number;
  asked: number;
  bank: {
    [k: string]: number;
  };
  barons: BaronView[];
  cathedral: PieceView[];
  chancellor: number;
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
  step: string;
  target: number;
  to_beat: number;
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
