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
 * An action that is suggested.
 */
export interface Advised {
  chance: number;
  label: TextLine;
  why?: TextLine;
  words: string;
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
 * Which actions are best for my seat, in the position that came with this number?
 */
export interface AskHint {
  seat: number;
  expected: number;
}
/**
 * What would have been better.
 */
export interface BetterOption {
  chance: number;
  label: TextLine;
  words: string;
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
/**
 * A text line with the number of its event, and the paragraph that it follows from.
 */
export interface StoryLine {
  blanks?: {
    [k: string]: number | string | TextLine | TextLine[];
  };
  event: number;
  key: string;
  rule?: string;
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
  group: TextLine;
  name: TextLine;
  count: number;
  status: TextLine;
  marks: Mark[];
}
/**
 * How sure one aspect of a component is, as text keys.
 */
export interface Mark {
  aspect: TextLine;
  status: TextLine;
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
  hints: boolean;
  listed: boolean;
  number: number;
  options: {
    [k: string]: string;
  };
  phase: string;
  practice: number;
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
  other?: number;
  prompt?: TextLine;
  rule: string;
  step: string;
}
/**
 * Something the asked seat may do; what it may do beside the question has its own paragraph.
 *
 *     What is ``grave`` costs something for good, what ``declines`` lets the question go by.
 */
export interface Offer {
  aside?: string;
  declines?: boolean;
  grave?: boolean;
  label: TextLine;
  words: string;
}
/**
 * How a game ended, and why: by the rules, seat by seat; and the seed of chance.
 */
export interface Result {
  account: {
    [k: string]: number;
  }[];
  hints: number[];
  ranking: number[];
  resigned: number | null;
  scores: number[];
  seed: string;
  stand_ins: StandIn[];
  winners: number[];
}
/**
 * A seat that a bot finished in a person's place.
 */
export interface StandIn {
  bot: string;
  ply: number;
  seat: number;
  since: number;
  why: string;
}
/**
 * Who is on a seat: a person, perhaps with a name; a bot; both, if it plays in his place.
 *
 *     Where neither is, the seat is free, and the name, if any, is of whoever is expected.
 */
export interface SeatSight {
  bot: string;
  name: string;
  person: boolean;
  resigned: boolean;
}
/**
 * What somebody asks of the others, and who has not answered yet.
 *
 *     What has ``taught`` somebody something hidden comes to pass only once all have agreed.
 */
export interface WishSight {
  seat: number;
  taught: boolean;
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
  options: OptionRow[];
  bots: string[];
  minutes: number[];
  rules: number;
  hidden: boolean;
}
/**
 * An option of a game: what can be chosen, and what is usual, as words.
 */
export interface OptionRow {
  name: string;
  choices: string[];
  default: string;
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
 *
 *     Where cards are hidden, also which of different people come from one address: they may well
 *     live together, and are not accused of anything.
 */
export interface Here {
  type: 'here';
  seats: number[];
  together?: number[][];
}
/**
 * Leave a finished table out of my list, or take it in again.
 */
export interface Hide {
  hidden?: boolean;
}
/**
 * The best actions in the position that came with a number, the best first.
 *
 *     Of actions that are alike, as far as a search can tell, what it would do is first.
 */
export interface Hint {
  changed: number;
  best: Advised[];
  alike: boolean;
}
/**
 * The sight at some moment, and every step from there; if there are more, ask on.
 */
export interface History {
  sight: Sight;
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
  story: StoryLine[];
}
/**
 * Where this server can be reached.
 */
export interface House {
  alone: boolean;
  address: string;
}
/**
 * Where a link or a code leads, told before it is used.
 */
export interface Invitation {
  table: string;
  game: string;
  title: string;
  seat: number;
  players: SeatSight[];
  mine: boolean;
}
/**
 * Who I am on this server.
 */
export interface Me {
  name: string;
  has_code: boolean;
  browsers: number;
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
  hints?: boolean | null;
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
 * How a game ended: who won, and whose game a bot finished.
 *
 *     Who resigned, or let a bot finish his game, is not among the winners; the best of the others
 *     are.
 */
export interface Outcome {
  resigned: number | null;
  stand_ins: StandIn[];
  winners: number[];
}
/**
 * A name that is to be mine alone on this server.
 */
export interface OwnName {
  name: string;
}
/**
 * Is anybody there?  It is answered at once, and has nothing to do with the table.
 */
export interface Ping {
  do: 'ping';
  id: string;
}
/**
 * Play again; rotated, everybody sits one seat further, so that two change sides.
 */
export interface PlayAgain {
  rotated?: boolean;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: 'pong';
  id: string;
}
/**
 * Play on against bots from the moment of this number of a finished game.
 */
export interface Practise {
  number: number;
  seat: number;
  bot: string;
  name?: string;
}
/**
 * Why a request was refused: a text key with its blanks.
 */
export interface Problem {
  reason: TextLine;
}
/**
 * Be whoever got this code; instead of who I am, if I have tables of my own.
 */
export interface Recover {
  code: string;
  instead?: boolean;
}
/**
 * The code by which another browser can be me; it is told once.
 */
export interface RecoveryCode {
  code: string;
}
/**
 * A command had no effect, and why.
 */
export interface Refused {
  type: 'refused';
  id: string;
  reason: TextLine;
}
/**
 * Give the game up: of two, the other wins; with more, a bot plays on.
 */
export interface Resign {
  do: 'resign';
  id: string;
}
/**
 * The review of a finished game, as far as it goes, or what came since some decision.
 */
export interface Review {
  asked: boolean;
  decisions: number;
  done: number;
  end: number[];
  hidden: boolean;
  moments: ReviewMoment[];
  counted: boolean;
  may_begin: boolean;
}
/**
 * A decision looked at again.
 */
export interface ReviewMoment {
  known: ReviewLook;
  label: TextLine;
  number: number;
  open: ReviewLook;
  seat: number;
  standing: number[];
  when: TextLine | null;
}
/**
 * A decision in somebody's eyes: the chance with the best action and with the chosen one.
 */
export interface ReviewLook {
  best: number;
  better: BetterOption[];
  chosen: number;
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
  moved: number;
  title: string;
  players: SeatSight[];
  number: number;
  outcome: Outcome | null;
  hidden: boolean;
  removable: boolean;
}
/**
 * Take a free seat of a listed table.
 */
export interface TakeSeat {
  seat: number;
  name?: string;
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
/**
 * No longer ask for what I asked for.
 */
export interface Withdraw {
  do: 'withdraw';
  id: string;
}
