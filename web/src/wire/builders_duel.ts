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
 * The whole table.
 */
export interface View {
  actor: number;
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
  step: string;
  table: string[];
  turn: number;
  turns: number;
}
