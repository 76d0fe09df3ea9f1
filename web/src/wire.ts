// Written by: python -m alcaide.protocol.schema --typescript

/** The first message: who is there, and which protocol they speak. */
export interface Hello {
  type: "hello";
  version: number;
  token?: string | null; // What holds a seat. Without it the cookie of the table counts; without that one watches.
}

/** Do something: an action out of `legal` of the latest update. */
export interface Act {
  type: "act";
  turn: number;
  action: Record<string, unknown>; // As a record writes it, without `seat` and `n`.
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

/** Everything the listener may know, complete; the latest one replaces all before it. */
export interface Update {
  type: "update";
  table: string;
  game: string;
  options: Record<string, unknown>; // Those that differ from their defaults.
  phase: "waiting" | "playing" | "over";
  turn: number; // How many lines the log of the match has, moves taken back included: it only grows.
  seats: SeatFacts[];
  watching: number; // How many connections look on without a seat, at this process of the server; the same number for everyone.
  you: number[]; // The seats of this listener; none for a spectator.
  sees: number | null; // Through whose eyes `view` and `events` are told; null: as a spectator sees it.
  hidden: boolean; // Whether a seat can know what others do not: a screen that several share is covered between them then.
  view: View | null; // The table of the game, as its types say; null while seats are open.
  to_act: number | null; // The seat that is asked; null if nobody is.
  legal: Choice[]; // What the asked seat may do; empty for everyone else.
  events: Happening[]; // What happened since the update before, each with its name as `event`, its fields and its `words`.
  undo: UndoFacts;
  luck: LuckFacts;
  result: Result | null; // How it ended; null before.
  pace: "live" | "days"; // Whether people play at once or over days.
  clocks: ClockFacts | null; // null if nobody counts the time.
  branch: BranchFacts | null; // null for a match of its own.
}

/** What a bot would do, and why. */
export interface Hint {
  type: "hint";
  turn: number;
  bot: string;
  action: Record<string, unknown>;
  words: string;
  brings: Happening[];
  sentence: string;
  advice: AdvisedMove[]; // The best few moves, from the best down; none where there is nothing to choose.
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

/** What is needed to check the luck. */
export interface LuckFacts {
  match: string;
  words: string[]; // One a seat.
  commitment: string; // The SHA-256 of the secret, in hex.
  secret: string | null; // In hex; null until the match is over.
}

/** One legal action. */
export interface Choice {
  action: Record<string, unknown>;
  words: string;
  brings: Happening[]; // What would happen at once, before luck answers: events as in an update.
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
export interface AdvisedMove {
  action: Record<string, unknown>;
  words: string;
  brings: Happening[];
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
  word?: string; // What you add to the luck.
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
  word?: string;
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
  phase: "waiting" | "playing" | "over";
  seats: SeatFacts[];
  you: number[];
  luck: LuckFacts;
  created: number; // In Unix seconds.
  rules: string; // The edition of the rules it is played by.
  pace: "live" | "days";
  clock: TimeFacts | null;
  branch: BranchFacts | null;
}

/** The tables that strangers may find, the newest first. */
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
export interface HistoryMoment {
  line: number; // The number of the line in the record, from 0.
  events: Happening[];
}

/** What happened so far, as the asker may know it. */
export interface History {
  turn: number;
  moments: HistoryMoment[];
}

/** The table after so many lines of the record. */
export interface ReplayMoment {
  line: number; // How many lines were played; 0: none yet. A branch may begin here.
  seat: number | null; // Who decided the last of them; null: luck, or none yet.
  view: View;
  to_act: number | null; // The seat that is asked now; null: luck, or nobody.
  events: Happening[]; // What the last of these lines told.
}

/** A match that is over, moment by moment. */
export interface Replay {
  sees: number | null; // Through whose eyes; null: a spectator's.
  moments: ReplayMoment[];
}

/** A line of the record that changed the chances. */
export interface ReviewSwing {
  line: number; // The number of the line in the record, from 0.
  kind: "luck" | "move";
  seat: number | null; // Who decided it; null: luck.
  luck: number[] | null; // What luck brought each seat, in shares of the victory; null for a move.
  lost: number | null; // How much less the move was expected to bring than the best one; null for luck.
  best: Record<string, unknown> | null; // The best one; null for luck.
}

/** Luck and skill of a match that is over, as the strongest bot judges it. */
export interface Review {
  chances: number[][]; // After so many lines of the record, from 0 on: each seat's share of the victory.
  swings: ReviewSwing[];
  luck: number[]; // What luck brought each seat in all.
  lost: number[]; // What each seat gave away in all.
  error: number; // The standard error of what luck brought.
}

/** The answer takes a moment: ask again after so many seconds. */
export interface Later {
  seconds: number;
}

export type FromClient = Hello | Act | Undo | AllowUndo | AskHint | Say | React;

export type FromServer = Update | Hint | ChatLine | Reacted | No;

/** One cell of the board, and what stands on it. */
export interface AlcazarColumn {
  cell: number | string;
  row: number;
  column: number;
  parts: ("air" | "block" | "bridge")[]; // From the ground up: block, bridge or air (under the middle of a bridge); as many as the column is high.
  building: number; // The number of the building it belongs to; 0 if nothing stands here.
  owner: number | null; // The seat whose noble stands on top; null if none does.
  noble: "baron" | "grande" | null; // baron or grande.
}

/** One bridge, its ends first and last. */
export interface AlcazarBridge {
  cells: [number | string, number | string, number | string];
  level: number;
}

/** One castle or palace. */
export interface AlcazarBuilding {
  number: number;
  space: number; // Its lowest space.
  value: number; // As the value track counts: at most 50.
  crest: number; // The number of its crest and flag; 0 for a palace.
}

/** What everyone sees of one seat. */
export interface AlcazarSeat {
  money: number;
  cards: number; // How many building cards it holds.
  known: number[]; // Those of them that it bought from the open row.
  towers: number;
  barons: number; // In reserve.
  grandes: number; // In reserve.
  out: boolean; // Whether it has passed for good.
  points: number; // What it would score now.
}

/** The table as one seat, or a spectator, sees it. */
export interface AlcazarView {
  viewer: number | null; // The seat that sees this; null for a spectator.
  to_act: number; // A seat; -1 while luck decides, -2 when the match is over.
  seat: number; // Whose turn it is.
  asked: string; // turn, flag or noble; at luck: deal, draw or refill.
  board: string;
  merge_over_50: string;
  columns: AlcazarColumn[]; // All 121 cells, row by row.
  bridges: AlcazarBridge[]; // In the order they were built.
  buildings: AlcazarBuilding[];
  seats: AlcazarSeat[];
  hand: number[] | null; // The viewer's own building cards, ascending; null for a spectator.
  open_cards: number[]; // Ascending.
  discards: number[]; // Every building card that was played, ascending.
  pile: number;
  tower_pile: number;
  blocks_left: number;
  bridges_left: number;
  crests_left: number;
  withdrawn: boolean; // Whether the seat whose turn it is has withdrawn a noble already.
  built: (number | string)[]; // In the noble step: where nobles may come.
  home: number; // In the noble step: the building just built on; else 0.
}

/** The whole table, the same for every seat and spectator. */
export interface AlhambraView {
  to_act: number; // A seat; -1 while luck decides, -2 when the match is over.
  seat: number; // Whose turn it is.
  asked: string; // What is to be decided, by luck or by a seat.
  round: number; // From 1 to 5.
  start: number; // This round's start player.
  next_start: number; // Who begins the next round, as it stands now.
  start_column: number | null; // The type on whose column the start-player chip lies.
  dirk: boolean; // Whether Dirk takes part (T1).
  scores: number[]; // By owner.
  markers: number[]; // In hand, by owner.
  fallen: number[]; // Markers that fell off this round, by owner.
  dice: number[]; // How many white dice show each type.
  rolls: number; // How many rolls of this turn count.
  thrown: number; // Dice in the air.
  area: ((number | null)[])[]; // For every type, the owner of the marker on each of its 24 cells, the best cell first.
  column: number | null; // The type whose column is being awarded.
  black: number | null; // The type the black die is set to.
  can_cancel: boolean; // Whether the last thing that happened is a roll that a cancel chip could void.
  bonus: ("black" | "cancel" | "displace" | "none" | "p1" | "p2" | "p3" | "start" | "swap" | null)[]; // The chip on every column.
  chips: Record<string, number>[]; // Every owner's chips.
  unseen: Record<string, Record<string, number>>; // How many chips of each kind nobody has seen, with light and with dark backs.
  stones: number[][]; // For every type, how far up its track each owner's stone stands; 0 is off it.
  under: number[][]; // For every type and owner, how many stones lie under that stone; the lowest ranks best (D41).
  receiver: number | null; // Who is receiving an award now.
  due: number; // Building points the receiver still gets.
}

/** A tile that lies in an Alhambra; x grows eastwards, y southwards, the fountain is at 0, 0. */
export interface AlcazabaTile {
  tile: string; // Its name; "fountain" for the fountain.
  x: number;
  y: number;
  walls: string; // Its walled sides, letters of NESW.
}

/** The whole table, the same for every seat and spectator. */
export interface AlcazabaView {
  to_act: number; // A seat; -1 while luck decides, -2 when the match is over.
  seat: number; // Whose turn it is.
  asked: string; // What is to be decided, by luck or by a seat.
  round: number; // From 1 to 5.
  start: number; // This round's start player.
  next_start: number; // Who begins the next round, as it stands now.
  start_column: number | null; // The type on whose column the start-player chip lies.
  dirk: boolean; // Whether Dirk takes part (T1).
  scores: number[]; // By owner.
  markers: number[]; // In hand, by owner.
  fallen: number[]; // Markers that fell off this round, by owner.
  dice: number[]; // How many white dice show each type.
  rolls: number; // How many rolls of this turn count.
  thrown: number; // Dice in the air.
  area: ((number | null)[])[]; // For every type, the owner of the marker on each of its 24 cells, the best cell first.
  column: number | null; // The type whose column is being awarded.
  walls: Record<string, string>; // The walled sides of every tile.
  show: string[][]; // The tiles of every column, the lowest first.
  alhambras: AlcazabaTile[][]; // Every seat's tiles, from north to south and west to east, the fountain among them.
  reserves: string[][]; // Every seat's reserve.
  dirks_tiles: string[]; // What Dirk has (T13); empty if he does not take part.
  majorities: number[][]; // For every type, how many tiles count for each owner.
  wall_lengths: number[]; // Every seat's longest outer wall.
  resting: number[]; // Markers spent for a redesign in this round, by owner.
  bag: Record<string, number>; // How many tiles of each type the bag holds, the extra tower included.
  stacks: number; // Stacks that are still to be laid out.
  unseen: string[]; // The tiles that nobody has seen.
  aside: string[]; // The tiles that have left the game.
  taken: string | null; // The tile in the hand of who is to act.
}

/** One castle, from the left; an empty slot is "empty". */
export interface BurgenlandCastle {
  slots: ("empty" | "house" | "open_tower" | "roofed_tower" | "wall")[];
  value: number; // What it would count for if its colour were scored now.
}

/** The whole table, the same for every seat and spectator. */
export interface BurgenlandView {
  to_act: number; // A seat; -1 while luck decides, -2 when the match is over.
  seat: number; // Whose turn it is.
  asked: string; // roll, move, space or lose.
  colour: "blue" | "red" | "yellow" | null; // The turn's colour; null before its first landing.
  crown: number; // The space it stands on, from 0 (blue 1) clockwise to 23.
  spaces: ("crown" | "empty" | "house" | "open_tower" | "roofed_tower" | "wall" | "wall_crown")[]; // The kind of every space.
  shown: number[]; // The dice values one may move by now.
  scores: [number, number];
  supply: number; // Red dice on the board.
  red: [number, number]; // Red dice of each seat.
  piles: Record<string, Record<string, number>>; // How many cards are left, by colour and kind.
  castles: [Record<string, BurgenlandCastle>, Record<string, BurgenlandCastle>]; // Each seat's castles, by colour.
}

/** A card came from the pile to a hand, dealt or bought; None where it is a secret. */
export interface AlcazarCardReceived {
  event: "card_received";
  words: string;
  seat: number;
  card: number | null;
  dealt: boolean;
}

/** A card of the pile was laid open. */
export interface AlcazarCardOpened {
  event: "card_opened";
  words: string;
  card: number;
}

/** A building card was paid for; None is the top of the pile (R23). */
export interface AlcazarCardBought {
  event: "card_bought";
  words: string;
  seat: number;
  card: number | null;
  price: number;
}

/** A tower card was paid for (R24). */
export interface AlcazarTowerBought {
  event: "tower_bought";
  words: string;
  seat: number;
  price: number;
}

/** Four blocks were laid on three spaces, two of them on the card's (R42). */
export interface AlcazarCastleFounded {
  event: "castle_founded";
  words: string;
  seat: number;
  card: number;
  spaces: [number, number, number]; // In the order of the track.
}

/** A block was laid, with a building card or a tower card (R46-R49, R52). */
export interface AlcazarBlockLaid {
  event: "block_laid";
  words: string;
  seat: number;
  cell: number | string;
  level: number;
  with_tower: boolean;
}

/** A bridge was paid for and built (R60, R65). */
export interface AlcazarBridgeLaid {
  event: "bridge_laid";
  words: string;
  seat: number;
  cells: [number | string, number | string, number | string];
  level: number;
  price: number;
}

/** Two castles would have passed 50 together: nothing was built, and a block left the match (R85). */
export interface AlcazarBlockLost {
  event: "block_lost";
  words: string;
  seat: number;
  card: number;
}

/** Two buildings became one; the lowest space and the value of each before the joining piece (R80-R84). */
export interface AlcazarBuildingsMerged {
  event: "buildings_merged";
  words: string;
  kept: number;
  kept_value: number;
  gone: number;
  gone_value: number;
}

/** A castle was taken in by another: its crest and flag are free again (R81). */
export interface AlcazarCrestFreed {
  event: "crest_freed";
  words: string;
  pair: number;
}

/** A building became a castle (R17, R18, R44). */
export interface AlcazarCrestGiven {
  event: "crest_given";
  words: string;
  pair: number;
  space: number; // The lowest space of the building.
  value: number;
}

/** The builder was paid the new value (R16, R21). */
export interface AlcazarIncomeReceived {
  event: "income_received";
  words: string;
  seat: number;
  amount: number;
}

/** A noble came from the reserve (R31). */
export interface AlcazarNoblePlaced {
  event: "noble_placed";
  words: string;
  seat: number;
  rank: number;
  cell: number | string;
  price: number;
  noble: "baron" | "grande";
}

/** A noble went to a column just built on (R34). */
export interface AlcazarNobleMoved {
  event: "noble_moved";
  words: string;
  seat: number;
  rank: number;
  source: number | string;
  target: number | string;
  noble: "baron" | "grande";
}

/** Two nobles changed places (R35). */
export interface AlcazarNoblesSwapped {
  event: "nobles_swapped";
  words: string;
  seat: number;
  cells: [number | string, number | string];
}

/** A noble went back to its owner's reserve, who was paid for it: withdrawn, or removed by a rival (R72, R75). */
export interface AlcazarNobleReturned {
  event: "noble_returned";
  words: string;
  seat: number;
  rank: number;
  cell: number | string;
  paid: number;
  removed: boolean;
  noble: "baron" | "grande";
}

/** A seat did nothing: this once, or for good (R77, R78). */
export interface AlcazarTurnPassed {
  event: "turn_passed";
  words: string;
  seat: number;
  for_good: boolean;
}

/** The next seat goes on. */
export interface AlcazarTurnEnded {
  event: "turn_ended";
  words: string;
  seat: number;
}

/** The last block or bridge is built, or nobody can do anything more (R79). */
export interface AlcazarMatchEnded {
  event: "match_ended";
  words: string;
}

/** A chip was laid on a bonus field (D9, D10). */
export interface AlhambraChipLaid {
  event: "chip_laid";
  words: string;
  kind: number;
  chip: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
  chip_name: "black" | "cancel" | "displace" | "none" | "p1" | "p2" | "p3" | "start" | "swap";
}

/** A marker moved back by one cell (D36); owner None is Dirk. */
export interface AlhambraMarkerPushed {
  event: "marker_pushed";
  words: string;
  owner: number | null;
  kind: number;
  cell: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
  cell_place: [number, number]; // The cell by its dice and rolls.
}

/** A roll was declared void (D37). */
export interface AlhambraRollCancelled {
  event: "roll_cancelled";
  words: string;
  seat: number;
  roll: number;
}

/** The black die was set (D38). */
export interface AlhambraBlackSet {
  event: "black_set";
  words: string;
  seat: number;
  kind: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
}

/** An award of two points, or of one and the chip (D25, D26); owner None is Dirk. */
export interface AlhambraAwarded {
  event: "awarded";
  words: string;
  owner: number | null;
  kind: number;
  points: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
  with_chip: boolean;
}

/** A stone went up its track by one (D29); owner None is Dirk. */
export interface AlhambraStoneMoved {
  event: "stone_moved";
  words: string;
  owner: number | null;
  kind: number;
  place: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
}

/** The stone stands at the end of its track (D30); owner None is Dirk. */
export interface AlhambraPointLost {
  event: "point_lost";
  words: string;
  owner: number | null;
  kind: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
}

/** A building point was taken in another type (D35). */
export interface AlhambraPointSwapped {
  event: "point_swapped";
  words: string;
  seat: number;
  kind: number;
  to: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
  to_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
}

/** A chip lies face up before its new owner (D32); owner None is Dirk. */
export interface AlhambraChipWon {
  event: "chip_won";
  words: string;
  owner: number | null;
  chip: number;
  chip_name: "black" | "cancel" | "displace" | "none" | "p1" | "p2" | "p3" | "start" | "swap";
}

/** Dirk keeps point chips only (T7). */
export interface AlhambraChipRemoved {
  event: "chip_removed";
  words: string;
  chip: number;
  chip_name: "black" | "cancel" | "displace" | "none" | "p1" | "p2" | "p3" | "start" | "swap";
}

/** Point chips count at every scoring (D34); owner None is Dirk. */
export interface AlhambraChipsScored {
  event: "chips_scored";
  words: string;
  scoring: string;
  owner: number | null;
  points: number;
}

/** All markers are in hand (D8). */
export interface DicetableRoundBegun {
  event: "round_begun";
  words: string;
  round: number;
  start: number;
}

/** The start-player chip was laid on a column (D9, V6). */
export interface DicetableStartLaid {
  event: "start_laid";
  words: string;
  kind: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
}

/** One of Dirk's markers was placed (T3, T11). */
export interface DicetableDirkPlaced {
  event: "dirk_placed";
  words: string;
  kind: number;
  cell: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
  cell_place: [number, number]; // The cell by its dice and rolls.
}

/** Dice are about to be thrown again (D13). */
export interface DicetableDiceTakenUp {
  event: "dice_taken_up";
  words: string;
  seat: number;
  dice: number[];
}

/** Dice fell; `rolls` of the turn count now (D14). */
export interface DicetableDiceRolled {
  event: "dice_rolled";
  words: string;
  seat: number;
  dice: number[];
  rolls: number;
}

/** A marker was placed; on another cell than the result's if that was taken (D18). */
export interface DicetableMarkerPlaced {
  event: "marker_placed";
  words: string;
  seat: number;
  kind: number;
  cell: number;
  result: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
  cell_place: [number, number]; // The cell by its dice and rolls.
  result_place: [number, number];
  behind: boolean; // Whether the cell of the result was taken.
}

/** A marker fell off behind the last cell (D19); owner None is Dirk. */
export interface DicetableMarkerFell {
  event: "marker_fell";
  words: string;
  owner: number | null;
  kind: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
}

/** Who received the start-player chip named the next start player (D39); owner None is Dirk (T6). */
export interface DicetableStartNamed {
  event: "start_named";
  words: string;
  owner: number | null;
  next: number;
}

/** Points for a place in a type (D41, V20); owner None is Dirk. */
export interface DicetableTypeScored {
  event: "type_scored";
  words: string;
  scoring: string; // A, B or C.
  kind: number;
  owner: number | null;
  points: number;
  kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower";
}

/** A seat has the most points (D44). */
export interface DicetableMatchWon {
  event: "match_won";
  words: string;
  seat: number;
}

/** A tile was laid in its column (V5). */
export interface AlcazabaTileShown {
  event: "tile_shown";
  words: string;
  tile: number;
  tile_name: string;
}

/** A tile was won (V9); owner None is Dirk, who keeps it beside the board (T13). */
export interface AlcazabaTileTaken {
  event: "tile_taken";
  words: string;
  owner: number | null;
  tile: number;
  tile_name: string;
}

/** A tile was built (V14). */
export interface AlcazabaTileBuilt {
  event: "tile_built";
  words: string;
  seat: number;
  tile: number;
  at: [number, number];
  tile_name: string;
}

/** A tile went to the reserve (V16). */
export interface AlcazabaTileReserved {
  event: "tile_reserved";
  words: string;
  seat: number;
  tile: number;
  tile_name: string;
}

/** A tile was given to Dirk (T14). */
export interface AlcazabaTileGiven {
  event: "tile_given";
  words: string;
  seat: number;
  tile: number;
  tile_name: string;
}

/** Redesign: a tile leaves the Alhambra (V18); the reserve gets it. */
export interface AlcazabaTileRemoved {
  event: "tile_removed";
  words: string;
  seat: number;
  tile: number;
  at: [number, number];
  tile_name: string;
}

/** Redesign: a tile of the reserve is about to take another's place (V18). */
export interface AlcazabaTileExchanged {
  event: "tile_exchanged";
  words: string;
  seat: number;
  tile: number;
  old: number;
  at: [number, number];
  tile_name: string;
  old_name: string;
}

/** Nobody won a tile: it leaves the game (V12). */
export interface AlcazabaTileAside {
  event: "tile_aside";
  words: string;
  tile: number;
  tile_name: string;
}

/** A point for every segment of the longest outer wall (V21). */
export interface AlcazabaWallScored {
  event: "wall_scored";
  words: string;
  seat: number;
  scoring: string;
  points: number;
}

/** The dice fell; the red ones are back on the board (K13). */
export interface BurgenlandDiceRolled {
  event: "dice_rolled";
  words: string;
  seat: number;
  roll: Record<string, unknown>;
}

/** The crown went from one space to another, clockwise. */
export interface BurgenlandCrownMoved {
  event: "crown_moved";
  words: string;
  seat: number;
  start: number;
  end: number;
  colour_name: "blue" | "red" | "yellow"; // The area of the space it stands on now.
  number: number; // The place of that space in its area, from 1.
}

/** Red dice were taken, from the board and then from the rival (K22). */
export interface BurgenlandDiceTaken {
  event: "dice_taken";
  words: string;
  seat: number;
  from_board: number;
  from_rival: number;
  count: number; // How many in all.
  rival: number;
}

/** A card was laid; `source` is the slot of the rival's castle it came from, None for the pile (K23-K25). */
export interface BurgenlandCardTaken {
  event: "card_taken";
  words: string;
  seat: number;
  colour: number;
  card: number;
  at: "left" | "right" | number;
  source: number | null;
  colour_name: "blue" | "red" | "yellow";
  card_name: "empty" | "house" | "open_tower" | "roofed_tower" | "wall";
  rival: number;
}

/** Two castles were compared; the owner of the better one gained the difference (K26). */
export interface BurgenlandColourScored {
  event: "colour_scored";
  words: string;
  colour: number;
  values: [number, number];
  colour_name: "blue" | "red" | "yellow";
  winner: number | null; // The seat that gains; null if both castles are worth the same.
  gain: number;
}

/** The crown left the turn's colour (K27). */
export interface BurgenlandBusted {
  event: "busted";
  words: string;
  seat: number;
  colour: number;
  colour_name: "blue" | "red" | "yellow";
}

/** An outermost card went back to its pile (K28). */
export interface BurgenlandCardLost {
  event: "card_lost";
  words: string;
  seat: number;
  colour: number;
  card: number;
  end: "left" | "right" | number;
  colour_name: "blue" | "red" | "yellow";
  card_name: "empty" | "house" | "open_tower" | "roofed_tower" | "wall";
}

/** The other seat goes on. */
export interface BurgenlandTurnEnded {
  event: "turn_ended";
  words: string;
  seat: number;
}

/** A seat has 30 points or more (K29). */
export interface BurgenlandMatchWon {
  event: "match_won";
  words: string;
  seat: number;
}

/** Every seat is taken. */
export interface MatchBegan {
  event: "match_began";
  words: string;
}

/** Somebody sat down, a person or a bot. */
export interface SeatJoined {
  event: "seat_joined";
  words: string;
  seat: number;
}

/** A bot plays for a person. */
export interface SeatLent {
  event: "seat_lent";
  words: string;
  seat: number;
  bot: string;
}

/** A person plays again. */
export interface SeatReturned {
  event: "seat_returned";
  words: string;
  seat: number;
}

/** The time of a seat has run out; a bot plays it to the end. */
export interface TimeUp {
  event: "time_up";
  words: string;
  seat: number;
  bot: string;
}

/** A bot failed or was too slow. */
export interface BotReplaced {
  event: "bot_replaced";
  words: string;
  seat: number;
  bot: string;
  instead: string;
}

/** A seat asks the others whether it may take back. */
export interface UndoAsked {
  event: "undo_asked";
  words: string;
  seat: number;
}

/** A seat does not agree, or the one that asked thought better of it. */
export interface UndoRefused {
  event: "undo_refused";
  words: string;
  seat: number;
}

/** Lines of the record were taken back. */
export interface TakenBack {
  event: "taken_back";
  words: string;
  seat: number;
  lines: number;
}

export interface Views {
  alcazar: AlcazarView;
  alhambra: AlhambraView;
  alcazaba: AlcazabaView;
  burgenland: BurgenlandView;
}

export type View = Views[keyof Views];

export type Happening = AlcazarCardReceived | AlcazarCardOpened | AlcazarCardBought | AlcazarTowerBought | AlcazarCastleFounded | AlcazarBlockLaid | AlcazarBridgeLaid | AlcazarBlockLost | AlcazarBuildingsMerged | AlcazarCrestFreed | AlcazarCrestGiven | AlcazarIncomeReceived | AlcazarNoblePlaced | AlcazarNobleMoved | AlcazarNoblesSwapped | AlcazarNobleReturned | AlcazarTurnPassed | AlcazarTurnEnded | AlcazarMatchEnded | AlhambraChipLaid | AlhambraMarkerPushed | AlhambraRollCancelled | AlhambraBlackSet | AlhambraAwarded | AlhambraStoneMoved | AlhambraPointLost | AlhambraPointSwapped | AlhambraChipWon | AlhambraChipRemoved | AlhambraChipsScored | DicetableRoundBegun | DicetableStartLaid | DicetableDirkPlaced | DicetableDiceTakenUp | DicetableDiceRolled | DicetableMarkerPlaced | DicetableMarkerFell | DicetableStartNamed | DicetableTypeScored | DicetableMatchWon | AlcazabaTileShown | AlcazabaTileTaken | AlcazabaTileBuilt | AlcazabaTileReserved | AlcazabaTileGiven | AlcazabaTileRemoved | AlcazabaTileExchanged | AlcazabaTileAside | AlcazabaWallScored | BurgenlandDiceRolled | BurgenlandCrownMoved | BurgenlandDiceTaken | BurgenlandCardTaken | BurgenlandColourScored | BurgenlandBusted | BurgenlandCardLost | BurgenlandTurnEnded | BurgenlandMatchWon | MatchBegan | SeatJoined | SeatLent | SeatReturned | TimeUp | BotReplaced | UndoAsked | UndoRefused | TakenBack;
