// Written by: make protocol

import type { DicetableAction, DicetableEvent, DicetableOutcome, TableView } from "../dicetable/wire";

/** A tile that lies in an Alhambra; x grows eastwards, y southwards, the fountain is at 0, 0. */
export interface Tile {
  tile: string; // Its name; "fountain" for the fountain.
  x: number;
  y: number;
  walls: string; // Its walled sides, letters of NESW.
}

/** The whole table, the same for every seat and spectator. */
export interface AlcazabaView extends TableView {
  walls: Record<string, string>; // The walled sides of every tile.
  show: string[][]; // The tiles of every column, the lowest first.
  alhambras: Tile[][]; // Every seat's tiles, from north to south and west to east, the fountain among them.
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

export type AlcazabaEvent =
  | { event: "tile_shown"; words: string; tile: number; tile_name: string } // A tile was laid in its column (V5).
  | { event: "tile_taken"; words: string; owner: number | null; tile: number; tile_name: string } // A tile was won (V9); owner null is Dirk, who keeps it beside the board (T13).
  | { event: "tile_built"; words: string; seat: number; tile: number; at: [number, number]; tile_name: string } // A tile was built (V14).
  | { event: "tile_reserved"; words: string; seat: number; tile: number; tile_name: string } // A tile went to the reserve (V16).
  | { event: "tile_given"; words: string; seat: number; tile: number; tile_name: string } // A tile was given to Dirk (T14).
  | { event: "tile_removed"; words: string; seat: number; tile: number; at: [number, number]; tile_name: string } // Redesign: a tile leaves the Alhambra (V18); the reserve gets it.
  | { event: "tile_exchanged"; words: string; seat: number; tile: number; old: number; at: [number, number]; tile_name: string; old_name: string } // Redesign: a tile of the reserve is about to take another's place (V18).
  | { event: "tile_aside"; words: string; tile: number; tile_name: string } // Nobody won a tile: it leaves the game (V12).
  | { event: "wall_scored"; words: string; seat: number; scoring: string; points: number } // A point for every segment of the longest outer wall (V21).
  | DicetableEvent

export type AlcazabaAction =
  | { do: "take"; tile: string }
  | { do: "take"; tile: "start" }
  | { do: "reserve" }
  | { do: "give" }
  | { do: "build"; at: [number, number] }
  | { do: "redesign"; remove: [number, number] }
  | { do: "redesign"; build: string; at: [number, number] }
  | { do: "redesign"; exchange: string; at: [number, number] }
  | DicetableAction

export type AlcazabaOutcome =
  | { chance: "tile"; tile: string }
  | DicetableOutcome

export interface Alcazaba {
  view: AlcazabaView;
  event: AlcazabaEvent;
  action: AlcazabaAction;
  outcome: AlcazabaOutcome;
}
