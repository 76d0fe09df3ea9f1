// Written by: make protocol

import type { DicetableAction, DicetableEvent, DicetableOutcome, TableView } from "../dicetable/wire";

/** The whole table, the same for every seat and spectator. */
export interface AlhambraView extends TableView {
  black: number | null; // The type the black die is set to.
  can_cancel: boolean; // Whether the last thing that happened is a roll that a cancel chip could void.
  bonus: ("black" | "cancel" | "displace" | "p1" | "p2" | "p3" | "start" | "swap" | null)[]; // The chip on every column.
  chips: Record<string, number>[]; // Every owner's chips.
  unseen: Record<string, Record<string, number>>; // How many chips of each kind nobody has seen, with light and with dark backs.
  stones: number[][]; // For every type, how far up its track each owner's stone stands; 0 is off it.
  under: number[][]; // For every type and owner, how many stones lie under that stone; the lowest ranks best (D41).
  receiver: number | null; // Who is receiving an award now.
  due: number; // Building points the receiver still gets.
}

export type AlhambraEvent =
  | { event: "chip_laid"; words: string; kind: number; chip: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower"; chip_name: "black" | "cancel" | "displace" | "p1" | "p2" | "p3" | "start" | "swap" } // A chip was laid on a bonus field (D9, D10).
  | { event: "marker_pushed"; words: string; owner: number | null; kind: number; cell: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower"; cell_place: [number, number] } // A marker moved back by one cell (D36); owner null is Dirk.
  | { event: "roll_cancelled"; words: string; seat: number; roll: number } // A roll was declared void (D37).
  | { event: "black_set"; words: string; seat: number; kind: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower" } // The black die was set (D38).
  | { event: "awarded"; words: string; owner: number | null; kind: number; points: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower"; with_chip: boolean } // An award of two points, or of one and the chip (D25, D26); owner null is Dirk.
  | { event: "stone_moved"; words: string; owner: number | null; kind: number; place: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower" } // A stone went up its track by one (D29); owner null is Dirk.
  | { event: "point_lost"; words: string; owner: number | null; kind: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower" } // The stone stands at the end of its track (D30); owner null is Dirk.
  | { event: "point_swapped"; words: string; seat: number; kind: number; to: number; kind_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower"; to_name: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower" } // A building point was taken in another type (D35).
  | { event: "chip_won"; words: string; owner: number | null; chip: number; chip_name: "black" | "cancel" | "displace" | "p1" | "p2" | "p3" | "start" | "swap" } // A chip lies face up before its new owner (D32); owner null is Dirk.
  | { event: "chip_removed"; words: string; chip: number; chip_name: "black" | "cancel" | "displace" | "p1" | "p2" | "p3" | "start" | "swap" } // Dirk keeps point chips only (T7).
  | { event: "chips_scored"; words: string; scoring: string; owner: number | null; points: number } // Point chips count at every scoring (D34); owner null is Dirk.
  | DicetableEvent

export type AlhambraAction =
  | { do: "place"; type: number; displace: true }
  | { do: "cancel" }
  | { do: "black"; type: number }
  | { do: "award"; take: "chip" | "points" }
  | { do: "keep" }
  | { do: "swap"; type: number }
  | DicetableAction

export type AlhambraOutcome =
  | { chance: "dirk"; type: number }
  | { chance: "chip"; chip: "black" | "cancel" | "displace" | "p1" | "p2" | "p3" | "swap" }
  | DicetableOutcome

export interface Alhambra {
  view: AlhambraView;
  event: AlhambraEvent;
  action: AlhambraAction;
  outcome: AlhambraOutcome;
}
