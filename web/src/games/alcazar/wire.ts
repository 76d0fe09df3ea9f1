// Written by: make protocol

/** One cell of the board, and what stands on it. */
export interface Column {
  cell: number | string;
  row: number;
  column: number;
  parts: ("air" | "block" | "bridge")[]; // From the ground up: block, bridge or air (under the middle of a bridge); as many as the column is high.
  building: number; // The number of the building it belongs to; 0 if nothing stands here.
  owner: number | null; // The seat whose noble stands on top; null if none does.
  noble: "baron" | "grande" | null; // baron or grande.
}

/** One bridge, its ends first and last. */
export interface Bridge {
  cells: [number | string, number | string, number | string];
  level: number;
}

/** One castle or palace. */
export interface Building {
  number: number;
  space: number; // Its lowest space.
  value: number; // As the value track counts: at most 50.
  crest: number; // The number of its crest and flag; 0 for a palace.
}

/** What everyone sees of one seat. */
export interface Seat {
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
  columns: Column[]; // All 121 cells, row by row.
  bridges: Bridge[]; // In the order they were built.
  buildings: Building[];
  seats: Seat[];
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

export type AlcazarEvent =
  | { event: "card_received"; words: string; seat: number; card: number | null; dealt: boolean } // A card came from the pile to a hand, dealt or bought; null where it is a secret.
  | { event: "card_opened"; words: string; card: number } // A card of the pile was laid open.
  | { event: "card_bought"; words: string; seat: number; card: number | null; price: number } // A building card was paid for; null is the top of the pile (R23).
  | { event: "tower_bought"; words: string; seat: number; price: number } // A tower card was paid for (R24).
  | { event: "castle_founded"; words: string; seat: number; card: number; spaces: [number, number, number] } // Four blocks were laid on three spaces, two of them on the card's (R42).
  | { event: "block_laid"; words: string; seat: number; cell: number | string; level: number; with_tower: boolean } // A block was laid, with a building card or a tower card (R46-R49, R52).
  | { event: "bridge_laid"; words: string; seat: number; cells: [number | string, number | string, number | string]; level: number; price: number } // A bridge was paid for and built (R60, R65).
  | { event: "block_lost"; words: string; seat: number; card: number } // Two castles would have passed 50 together: nothing was built, and a block left the match (R85).
  | { event: "buildings_merged"; words: string; kept: number; kept_value: number; gone: number; gone_value: number } // Two buildings became one; the lowest space and the value of each before the joining piece (R80-R84).
  | { event: "crest_freed"; words: string; pair: number } // A castle was taken in by another: its crest and flag are free again (R81).
  | { event: "crest_given"; words: string; pair: number; space: number; value: number } // A building became a castle (R17, R18, R44).
  | { event: "income_received"; words: string; seat: number; amount: number } // The builder was paid the new value (R16, R21).
  | { event: "noble_placed"; words: string; seat: number; rank: number; cell: number | string; price: number; noble: "baron" | "grande" } // A noble came from the reserve (R31).
  | { event: "noble_moved"; words: string; seat: number; rank: number; source: number | string; target: number | string; noble: "baron" | "grande" } // A noble went to a column just built on (R34).
  | { event: "nobles_swapped"; words: string; seat: number; cells: [number | string, number | string] } // Two nobles changed places (R35).
  | { event: "noble_returned"; words: string; seat: number; rank: number; cell: number | string; paid: number; removed: boolean; noble: "baron" | "grande" } // A noble went back to its owner's reserve, who was paid for it: withdrawn, or removed by a rival (R72, R75).
  | { event: "turn_passed"; words: string; seat: number; for_good: boolean } // A seat did nothing: this once, or for good (R77, R78).
  | { event: "turn_ended"; words: string; seat: number } // The next seat goes on.
  | { event: "match_ended"; words: string } // The last block or bridge is built, or nobody can do anything more (R79).

export type AlcazarAction =
  | { do: "buy_open"; card: number }
  | { do: "buy_top" }
  | { do: "buy_tower" }
  | { do: "build"; card: number }
  | { do: "found"; card: number; spaces: [number, number, number] }
  | { do: "tower"; cell: string | number }
  | { do: "bridge"; cells: [string | number, string | number, string | number] }
  | { do: "withdraw"; cell: string | number }
  | { do: "pass" }
  | { do: "flag"; space: number }
  | { do: "place"; noble: "baron" | "grande"; cell: string | number }
  | { do: "move"; from: string | number; to: string | number }
  | { do: "swap"; cells: [string | number, string | number] }
  | { do: "done" }

export type AlcazarOutcome =
  | { chance: "card"; card: number }

export interface Alcazar {
  view: AlcazarView;
  event: AlcazarEvent;
  action: AlcazarAction;
  outcome: AlcazarOutcome;
}
