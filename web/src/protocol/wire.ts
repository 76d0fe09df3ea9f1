// Written by: make protocol

export const VERSION = 2;

/** What a game fills in: the wire.ts of its folder says with what. Here stands what all of them have. */
export interface GameTypes {
  view: { asked?: string; scores?: number[] };
  event: { event: string; words: string };
  action: { do: string };
  outcome: { chance: string };
}

/** What happened: in the game, or at the table beside it. */
export type Happening<G extends GameTypes = GameTypes> = G["event"] | TableEvent;

/** The first message: who is there, and which protocol they speak. */
export interface Hello {
  type: "hello";
  version: number;
  token?: string | null; // What holds a seat. Without it the cookie of the table counts; without that one watches.
}

/** Do something: an action out of `legal` of the latest update. */
export interface Act<G extends GameTypes = GameTypes> {
  type: "act";
  turn: number;
  action: G["action"]; // As a record writes it, without `seat` and `n`.
}

/** Take back the own last decision; if luck or others have answered it, ask the others first. */
export interface Undo {
  type: "undo";
  turn: number;
}

/** Answer somebody who asks to take back; who asked can withdraw it with `allow` false. */
export interface AllowUndo {
  type: "allow_undo";
  turn: number;
  allow: boolean;
}

/** Ask what a bot would do. */
export interface AskHint {
  type: "hint";
  turn: number;
}

/** Say something to everyone at the table. */
export interface Say {
  type: "chat";
  text: string;
}

/** React to something said; each seat has one face for each line, the latest. */
export interface React {
  type: "react";
  number: number; // Of what was said.
  face: "clap" | "heart" | "laugh" | "sad" | "thumb" | "wow" | null; // null takes it back.
}

/** Commit to the word that an own seat adds to the luck; only who announced one (`adds_word`), and once. */
export interface Commit {
  type: "commit";
  seat: number;
  commitment: string; // SHA-256 of `alcaide word|MATCH|SEAT|WORD`, with `luck.match` and the word in hex.
}

/** Reveal the word of an own seat: in the phase `revealing`, once every seat that announced one has committed. */
export interface Reveal {
  type: "reveal";
  seat: number;
  word: string;
}

/** Everything the listener may know, complete; the latest one replaces all before it. */
export interface Update<G extends GameTypes = GameTypes> {
  type: "update";
  table: string;
  game: string;
  options: Record<string, unknown>; // Those that differ from their defaults.
  phase: "waiting" | "revealing" | "playing" | "over";
  turn: number; // How many lines the log of the match has, moves taken back included: it only grows.
  seats: SeatFacts[];
  watching: number; // How many connections look on without a seat, at this process of the server; the same number for everyone.
  you: number[]; // The seats of this listener; none for a spectator.
  sees: number | null; // Through whose eyes `view` and `events` are told; null: as a spectator sees it.
  hidden: boolean; // Whether a seat can know what others do not: a screen that several share is covered between them then.
  view: G["view"] | null; // The table of the game, as its types say; null while seats are open.
  to_act: number | null; // The seat that is asked; null if nobody is.
  legal: Choice<G>[]; // What the asked seat may do; empty for everyone else.
  events: Happening<G>[]; // What happened since the update before, each with its name as `event`, its fields and its `words`.
  undo: UndoFacts;
  luck: LuckFacts;
  result: Result | null; // How it ended; null before.
  pace: "live" | "days"; // Whether people play at once or over days.
  clocks: ClockFacts | null; // null if nobody counts the time.
  branch: BranchFacts | null; // null for a match of its own.
}

/** What a bot would do, and why. */
export interface Hint<G extends GameTypes = GameTypes> {
  type: "hint";
  turn: number;
  bot: string;
  action: G["action"];
  words: string;
  brings: Happening<G>[];
  sentence: string;
  advice: AdvisedMove<G>[]; // The best few moves, from the best down; none where there is nothing to choose.
}

/** Something said at the table. */
export interface ChatLine {
  type: "chat";
  number: number; // Grows; one that was heard already may come again after a reconnect.
  seat: number;
  name: string;
  text: string;
  at: number; // In Unix seconds, by the clock of the server.
}

/** Somebody reacts to something said. */
export interface Reacted {
  type: "reaction";
  number: number; // Counted together with what is said; one that was heard already may come again after a reconnect.
  about: number; // The number of what was said.
  seat: number;
  face: "clap" | "heart" | "laugh" | "sad" | "thumb" | "wow" | null; // null: it was taken back.
}

/** A message was refused; nothing has changed. */
export interface No {
  type: "refused";
  code: string; // For programs, and for translations.
  sentence: string;
  rule: string | null; // The number of the rule that forbids it.
  turn: number | null; // The turn of the match now.
}

/** What everyone may know of a seat. */
export interface SeatFacts {
  name: string; // Empty while the seat is open.
  bot: string | null; // The bot that plays it now; a person's seat can be lent to one.
  open: boolean; // Whether somebody may sit down.
  person: boolean; // Whether somebody holds it by a token.
  here: boolean; // Whether that person is connected.
}

/** What one seat adds to the luck. */
export interface SeatLuck {
  from: "seat" | "house" | "nobody"; // Who makes its word: who holds the seat; the house, whose bots add none; or nobody.
  commitment: string | null; // What the seat has committed to; null if it has not, or will not.
  word: string | null; // null until the match begins, and if the seat did not reveal it.
}

/** What is needed to check the luck, as the header of the record says it. */
export interface LuckFacts {
  scheme: number; // 2; 1 for tables set up by older servers, whose words the house knew beforehand.
  match: string;
  commitment: string; // The SHA-256 of the secret, in hex.
  seats: SeatLuck[];
  waits_for: number[]; // The seats whose commitment, or then whose word, is still to come before the match begins.
  known_from: number | null; // After how many lines everyone can know what luck brings, because they are those of a finished match.
  secret: string | null; // In hex; null until the match is over.
}

/** One legal action. */
export interface Choice<G extends GameTypes = GameTypes> {
  action: G["action"];
  words: string;
  brings: Happening<G>[]; // What would happen at once, before luck answers: events as in an update.
  rules: string[]; // The numbers of the rules that it rests on, for `GET /api/games/GAME/rules`.
}

/** What is left of everyone's time. Only the clock of the server counts. */
export interface ClockFacts {
  seconds: number; // What everyone began with.
  increment: number; // What comes back each time the question passes on to another seat.
  left: number[]; // One a seat, in seconds, at the moment of this update.
  runs: number | null; // The seat whose time runs; null before the first decision, while a bot is asked, and at the end.
  now: number; // The moment of this update, in Unix seconds by the clock of the server.
}

/** The finished match that this table goes on from. */
export interface BranchFacts {
  table: string;
  line: number; // How many lines of its record were taken over.
}

/** What can be taken back. */
export interface UndoFacts {
  free: boolean; // Whether `undo` is carried out at once.
  ask: boolean; // Whether `undo` asks the others first.
  asked_by: number | null; // The seat that asks.
  waits_for: number[]; // The seats that have not answered it yet.
}

/** One move, weighed by the strongest bot. */
export interface AdvisedMove<G extends GameTypes = GameTypes> {
  action: G["action"];
  words: string;
  brings: Happening<G>[];
  rules: string[];
  expected: number; // The share of the victory it brings, from 0 to 1.
  spread: number; // How far single trials lie apart: one standard deviation.
  trials: number; // How many there were.
  luck_next: boolean; // Whether luck answers it at once.
  risk: "little" | "much" | "some";
  behind: number; // How much less it is expected to bring than the best.
  sentence: string; // All this in English, with {seat 0} where a name belongs.
}

/** The last line of the record; a game may say more in it. */
export interface Result {
  scores: number[]; // One a seat.
  winners: number[];
}

/** Who is to sit on a seat of a new table. */
export interface SeatWish {
  sits: "bot" | "open" | "you";
  bot?: string | null; // Which one; `squire` if it is not said.
}

/** How long people may think, in seconds. */
export interface NewClock {
  seconds: number; // Each of them, in the whole match.
  increment?: number; // What comes back each time the question passes on to another seat.
}

/** A table to be set up. `you` may stand several times: one device for all of these seats. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  listed?: boolean; // Whether strangers find it in the lobby.
  name?: string;
  adds_word?: boolean; // Whether each of your seats adds a word to the luck: `commit` to it as soon as you are connected.
  pace?: "live" | "days";
  clock?: NewClock | null; // null: nobody counts the time.
  mail?: string | null; // Where to write when your seat is asked and you are not there; only over days, where `Catalogue.mail` is true.
}

/** A table that goes on from a moment of a finished match: what if? */
export interface NewBranch {
  line: number; // How many lines of its record to take over.
  seats: SeatWish[];
  name?: string;
}

/** Somebody who wants to sit down. */
export interface NewSeat {
  seat?: number | null; // The first open one if it is not said.
  name?: string;
  adds_word?: boolean; // As for a new table.
  mail?: string | null;
}

/** A bot that is to play a seat. */
export interface NewBot {
  bot?: string;
}

/** Something players may agree on. */
export interface OptionFacts {
  name: string;
  about: string;
  default: unknown;
  kind: "choice" | "counts" | "letters"; // `choice`: one of `values`. `letters`: a string with any of `values`, each at most once. `counts`: an object that has for every key of `totals` a list of whole numbers, how many there are of each of `values`.
  values: string[];
  totals: Record<string, number>; // What the counts under each key add up to; empty for the other kinds.
}

/** A program that plays. */
export interface BotFacts {
  name: string;
  about: string;
  level: number | null; // 1 for the weakest of those that a person may want to play against, then 2, 3, 4; null for the others.
}

/** A game. */
export interface GameFacts {
  name: string;
  title: string;
  about: string;
  players: number[]; // With how many it can be played.
  options: OptionFacts[];
  hidden: boolean; // Whether a seat can know what others do not.
}

/** What can be played here, and against whom. */
export interface Catalogue {
  version: number;
  games: GameFacts[];
  bots: BotFacts[];
  mail: boolean; // Whether this server writes to players at tables over days.
  keeps_days: number | null; // After how many days a table is forgotten to which nobody came back; null: never.
  faces: string[]; // How one may react to what was said.
}

/** One rule. */
export interface RuleFacts {
  number: string;
  section: string; // The heading it stands under.
  text: string; // In Markdown, without links.
}

/** The rules of a game, in the order of its page. */
export interface Rules {
  game: string;
  title: string;
  rules: RuleFacts[];
}

/** What holds a seat from now on. The token is told this once. */
export interface Seated {
  table: string;
  seats: number[];
  token: string | null; // null if no seat is yours.
  link: string; // The path of the table, for friends.
  luck: LuckFacts; // Keep `commitment`, and reveal no word should it ever be another.
}

/** How long people may think, in seconds. */
export interface TimeFacts {
  seconds: number;
  increment: number;
}

/** What everyone may know of a table. */
export interface TableFacts {
  table: string;
  game: string;
  options: Record<string, unknown>;
  phase: "waiting" | "revealing" | "playing" | "over";
  seats: SeatFacts[];
  you: number[];
  luck: LuckFacts;
  created: number; // In Unix seconds.
  rules: string; // The edition of the rules it is played by.
  pace: "live" | "days";
  clock: TimeFacts | null;
  branch: BranchFacts | null;
}

/** The tables that strangers may find, where somebody is and a seat is open first. */
export interface Tables {
  tables: TableFacts[];
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  sentence: string;
}

/** The body of every answer that is an error. */
export interface Failure {
  error: Problem;
}

/** What one line of the record told. */
export interface HistoryMoment<G extends GameTypes = GameTypes> {
  line: number; // The number of the line in the record, from 0.
  events: Happening<G>[];
}

/** What happened so far, as the asker may know it. */
export interface History<G extends GameTypes = GameTypes> {
  turn: number;
  moments: HistoryMoment<G>[];
}

/** The table after so many lines of the record. */
export interface ReplayMoment<G extends GameTypes = GameTypes> {
  line: number; // How many lines were played; 0: none yet. A branch may begin here.
  seat: number | null; // Who decided the last of them; null: luck, or none yet.
  view: G["view"];
  to_act: number | null; // The seat that is asked now; null: luck, or nobody.
  events: Happening<G>[]; // What the last of these lines told.
}

/** A match that is over, moment by moment. */
export interface Replay<G extends GameTypes = GameTypes> {
  sees: number | null; // Through whose eyes; null: a spectator's.
  moments: ReplayMoment<G>[];
}

/** A line of the record that changed the chances. */
export interface ReviewSwing<G extends GameTypes = GameTypes> {
  line: number; // The number of the line in the record, from 0.
  kind: "luck" | "move";
  seat: number | null; // Who decided it; null: luck.
  luck: number[] | null; // What luck brought each seat, in shares of the victory; null for a move.
  lost: number | null; // How much less the move was expected to bring than the best one; null for luck.
  best: G["action"] | null; // The best one; null for luck.
}

/** Luck and skill of a match that is over, as the strongest bot judges it. */
export interface Review<G extends GameTypes = GameTypes> {
  chances: number[][]; // After so many lines of the record, from 0 on: each seat's share of the victory.
  swings: ReviewSwing<G>[];
  luck: number[]; // What luck brought each seat in all.
  lost: number[]; // What each seat gave away in all.
  error: number; // The standard error of what luck brought.
}

/** The answer takes a moment: ask again after so many seconds. */
export interface Later {
  seconds: number;
}

export type TableEvent =
  | { event: "match_began"; words: string } // Every seat is taken.
  | { event: "seat_joined"; words: string; seat: number } // Somebody sat down, a person or a bot.
  | { event: "seat_lent"; words: string; seat: number; bot: string } // A bot plays for a person.
  | { event: "seat_returned"; words: string; seat: number } // A person plays again.
  | { event: "time_up"; words: string; seat: number; bot: string } // The time of a seat has run out; a bot plays it to the end.
  | { event: "bot_replaced"; words: string; seat: number; bot: string; instead: string } // A bot failed or was too slow.
  | { event: "undo_asked"; words: string; seat: number } // A seat asks the others whether it may take back.
  | { event: "undo_refused"; words: string; seat: number } // A seat does not agree, or the one that asked thought better of it.
  | { event: "taken_back"; words: string; seat: number; lines: number } // Lines of the record were taken back.

export type FromClient =
  | Hello
  | Act
  | Undo
  | AllowUndo
  | AskHint
  | Say
  | React
  | Commit
  | Reveal

export type FromServer =
  | Update
  | Hint
  | ChatLine
  | Reacted
  | No
