// Written by: make protocol

/** What both dice games show; owners are the seats and, with two of them, Dirk as the third. */
export interface TableView {
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
}

export type DicetableEvent =
  | { event: "round_begun"; words: string; round: number; start: number } // All markers are in hand (D8).
  | { event: "start_laid"; words: string; kind: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower" } // The start-player chip was laid on a column (D9, V6).
  | { event: "dirk_placed"; words: string; kind: number; cell: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower"; cell_place: [number, number] } // One of Dirk's markers was placed (T3, T11).
  | { event: "dice_taken_up"; words: string; seat: number; dice: number[] } // Dice are about to be thrown again (D13).
  | { event: "dice_rolled"; words: string; seat: number; dice: number[]; rolls: number } // Dice fell; `rolls` of the turn count now (D14).
  | { event: "marker_placed"; words: string; seat: number; kind: number; cell: number; result: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower"; cell_place: [number, number]; result_place: [number, number]; behind: boolean } // A marker was placed; on another cell than the result's if that was taken (D18).
  | { event: "marker_fell"; words: string; owner: number | null; kind: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower" } // A marker fell off behind the last cell (D19); owner null is Dirk.
  | { event: "start_named"; words: string; owner: number | null; next: number } // Who received the start-player chip named the next start player (D39); owner null is Dirk (T6).
  | { event: "type_scored"; words: string; scoring: string; kind: number; owner: number | null; points: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower" } // Points for a place in a type (D41, V20); owner null is Dirk.
  | { event: "match_won"; words: string; seat: number } // A seat has the most points (D44).

export type DicetableAction =
  | { do: "place"; type: number }
  | { do: "start"; next: number }
  | { do: "reroll"; dice: number[] }

export type DicetableOutcome =
  | { chance: "roll"; dice: number[] }
  | { chance: "column"; type: number }

export interface Dicetable {
  view: TableView;
  event: DicetableEvent;
  action: DicetableAction;
  outcome: DicetableOutcome;
}
