// Made by `make types` from the Python types; do not edit.

/**
 * Act in the game, in the position that came with this number.
 */
export interface Act {
  do: 'act';
  id: string;
  expected: number;
  words: string;
}
/**
 * Agree to what somebody asks, or do not.
 */
export interface Answer {
  do: 'answer';
  id: string;
  agrees: boolean;
}
/**
 * Ask the others to ``take back`` or to ``abandon``.
 */
export interface Ask {
  do: 'ask';
  id: string;
  wish: string;
}
/**
 * All that is needed to work out every draw of a finished game again.
 */
export interface Chance {
  commitment: string;
  seed: string;
  draws: Draw[];
}
/**
 * What chance decided at a ply, from which options and with which weights.
 */
export interface Draw {
  ply: number;
  options: string[];
  weights: number[];
  drawn: string;
}
/**
 * What changed in the sight, and what was told, up to this number.
 *
 *     If it was a command of this very socket that changed it, its acknowledgement comes along.
 */
export interface Changed {
  type: 'changed';
  number: number;
  change: {
    [k: string]: unknown;
  };
  story: StoryLine[];
  done?: Done | null;
}
export interface StoryLine {
  key: string;
  event: number;
  [k: string]: string | number | TextLine;
}
export interface TextLine {
  key: string;
  [k: string]: string | number | TextLine;
}
/**
 * A command was carried out and is stored; its first event has this number.
 */
export interface Done {
  type: 'done';
  id: string;
  number: number;
}
/**
 * A seat: one of mine, or a free one.
 */
export interface ChooseSeat {
  seat: number;
}
/**
 * A short-lived code that moves a seat to another device.
 */
export interface Code {
  code: string;
  seconds: number;
}
/**
 * Play again where a bot does.
 */
export interface ComeBack {
  do: 'come back';
  id: string;
}
/**
 * What is in a game's box: text keys with their blanks, how many, and how sure that is.
 */
export interface ComponentRow {
  group: {
    [k: string]: unknown;
  };
  name: {
    [k: string]: unknown;
  };
  count: number;
  status: {
    [k: string]: unknown;
  };
  marks: Mark[];
}
/**
 * How sure one aspect of a component is, as text keys.
 */
export interface Mark {
  aspect: {
    [k: string]: unknown;
  };
  status: {
    [k: string]: unknown;
  };
}
/**
 * A game as a seat may carry it away.
 */
export interface Export {
  record: string;
  sight: Sight;
  story: StoryLine[];
}
/**
 * The whole table as one seat sees it; the shape of ``view`` is the game's.
 */
export interface Sight {
  again: string;
  asked: number;
  changed: number;
  commitment: string;
  game: string;
  number: number;
  options: {
    [k: string]: string;
  };
  phase: string;
  question: Question | null;
  result: Result | null;
  seat: number;
  seats: SeatSight[];
  title: string;
  view: {
    [k: string]: unknown;
  } | null;
  wish: WishSight | null;
}
/**
 * What is being decided; only the asked seat is told the rest of it.
 */
export interface Question {
  can_undo?: boolean;
  offered?: Offer[];
  prompt?: TextLine;
  rule: string;
  step: string;
}
/**
 * Something the asked seat may do.
 */
export interface Offer {
  label: TextLine;
  words: string;
}
/**
 * Who won and why, by seat; the seed of chance.
 */
export interface Result {
  account: {
    [k: string]: number;
  }[];
  ranking: number[];
  scores: number[];
  seed: string;
}
/**
 * Who is on a seat; ``bot`` names the bot that plays now, if one does.
 */
export interface SeatSight {
  bot: string;
  name: string;
  person: boolean;
  resigned: boolean;
}
/**
 * What somebody asks of the others, and who has not answered yet.
 */
export interface WishSight {
  ply: number;
  seat: number;
  waiting_for: number[];
  wish: string;
}
/**
 * Give a free seat to a bot.
 */
export interface Fill {
  seat: number;
  bot: string;
}
/**
 * A title that can be played here.
 */
export interface GameRow {
  game: string;
  name: string;
  seats: number[];
  options: {
    [k: string]: unknown;
  }[];
  bots: string[];
  minutes: number[];
  rules: number;
  hidden: boolean;
}
/**
 * Let a bot play for me.
 */
export interface HandOver {
  do: 'hand over';
  id: string;
  bot: string;
}
/**
 * The seats whose people are connected now.
 */
export interface Here {
  type: 'here';
  seats: number[];
}
/**
 * The sight at some moment, and every step from there; if there are more, ask on.
 */
export interface History {
  sight: {
    [k: string]: unknown;
  };
  steps: Step[];
  more: boolean;
}
/**
 * What one event of the past changed in the sight, and what was told of it.
 */
export interface Step {
  number: number;
  change: {
    [k: string]: unknown;
  };
  story: {
    [k: string]: unknown;
  }[];
}
/**
 * Where a link or a code leads, told before it is used.
 */
export interface Invitation {
  table: string;
  game: string;
  title: string;
  seat: number;
  names: string[];
  mine: boolean;
}
/**
 * Of a command the id alone.
 */
export interface Named {
  id?: string;
}
/**
 * What a host chooses.
 */
export interface NewTable {
  game: string;
  seats: Plan[];
  name?: string;
  title?: string;
  options?: {
    [k: string]: string;
  };
  box?: string;
  listed?: boolean;
  absent_after?: number;
  absent_bot?: string;
}
/**
 * Who is to sit on a seat of a new table: me, a bot, or whoever gets the link.
 */
export interface Plan {
  me?: boolean;
  bot?: string;
  name?: string;
}
/**
 * The table at which the same people play again.
 */
export interface NextTable {
  table: string;
}
/**
 * Write something down for myself.
 */
export interface Note {
  do: 'note';
  id: string;
  text: string;
}
/**
 * A command had no effect, and why.
 */
export interface Refusal {
  type: 'refused';
  id: string;
  reason: TextLine;
}
/**
 * Give the game up; a bot plays on.
 */
export interface Resign {
  do: 'resign';
  id: string;
}
/**
 * Say something for all to hear.
 */
export interface Say {
  do: 'say';
  id: string;
  text: string;
}
/**
 * The secret link of a seat.
 */
export interface SeatLink {
  seat: number;
  link: string;
}
/**
 * Where one sits now.
 */
export interface SeatTaken {
  table: string;
  seat: number;
}
/**
 * The secret of a link, or a code.
 */
export interface Secret {
  code: string;
}
/**
 * Take the seat of a link or a code.
 */
export interface Sit {
  code: string;
  name?: string;
}
/**
 * How everybody stood after an event, in a game that is over.
 */
export interface Standing {
  number: number;
  scores: number[];
  account: {
    [k: string]: number;
  }[];
}
/**
 * A new table: its number, the links of its free seats, and the link to watch.
 */
export interface TableMade {
  table: string;
  links: SeatLink[];
  watch: string;
}
/**
 * A line in a list of tables.
 */
export interface TableRow {
  table: string;
  game: string;
  phase: string;
  asked: number;
  seats: number[];
  touched: number;
  title: string;
  names: string[];
  free: number;
  number: number;
}
/**
 * Take a free seat of a listed table.
 */
export interface TakeSeat {
  seat: number;
  name?: string;
}
/**
 * Why a request was refused: a text key with its blanks.
 */
export interface Trouble {
  reason: TextLine;
}
/**
 * Take back the last action, as long as nothing was learnt by it.
 */
export interface Undo {
  do: 'undo';
  id: string;
  expected: number;
}
/**
 * The whole sight, at the start and whenever a client has missed something.
 */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  run: string;
  sight: Sight;
  story: StoryLine[];
}
