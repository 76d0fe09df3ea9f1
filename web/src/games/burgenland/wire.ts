// Written by: make protocol

/** One castle, from the left; an empty slot is "empty". */
export interface Castle {
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
  piles: Record<"blue" | "red" | "yellow", Record<string, number>>; // How many cards are left, by colour and kind.
  castles: [Record<"blue" | "red" | "yellow", Castle>, Record<"blue" | "red" | "yellow", Castle>]; // Each seat's castles, by colour.
}

export type BurgenlandEvent =
  | { event: "dice_rolled"; words: string; seat: number; roll: BurgenlandOutcome } // The dice fell; the red ones are back on the board (K13).
  | { event: "crown_moved"; words: string; seat: number; start: number; end: number; colour_name: "blue" | "red" | "yellow"; number: number } // The crown went from one space to another, clockwise.
  | { event: "dice_taken"; words: string; seat: number; from_board: number; from_rival: number; count: number; rival: number } // Red dice were taken, from the board and then from the rival (K22).
  | { event: "card_taken"; words: string; seat: number; colour: number; card: number; at: "left" | "right" | number; source: number | null; colour_name: "blue" | "red" | "yellow"; card_name: "empty" | "house" | "open_tower" | "roofed_tower" | "wall"; rival: number } // A card was laid; `source` is the slot of the rival's castle it came from, null for the pile (K23-K25).
  | { event: "colour_scored"; words: string; colour: number; values: [number, number]; colour_name: "blue" | "red" | "yellow"; winner: number | null; gain: number } // Two castles were compared; the owner of the better one gained the difference (K26).
  | { event: "busted"; words: string; seat: number; colour: number; colour_name: "blue" | "red" | "yellow" } // The crown left the turn's colour (K27).
  | { event: "card_lost"; words: string; seat: number; colour: number; card: number; end: "left" | "right" | number; colour_name: "blue" | "red" | "yellow"; card_name: "empty" | "house" | "open_tower" | "roofed_tower" | "wall" } // An outermost card went back to its pile (K28).
  | { event: "turn_ended"; words: string; seat: number } // The other seat goes on.
  | { event: "match_won"; words: string; seat: number } // A seat has 30 points or more (K29).

export type BurgenlandAction =
  | { do: "roll"; red: number }
  | { do: "stop" }
  | { do: "move"; steps: number }
  | { do: "dice" }
  | { do: "score" }
  | { do: "lose"; end: "left" | "right" }
  | { do: "card"; at: "left" | "right" | number; from?: number }

export type BurgenlandOutcome =
  | { chance: "roll"; own: number; red: number[] }

export interface Burgenland {
  view: BurgenlandView;
  event: BurgenlandEvent;
  action: BurgenlandAction;
  outcome: BurgenlandOutcome;
}
