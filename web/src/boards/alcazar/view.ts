/** The table of Alcazar, as `alcaide.games.alcazar.view` says it. */

export const SIDE = 11
export const TOP_VALUE = 50

/** A space's number, or a gap's row and column as "r1c6". */
export type Cell = number | string

export interface Column {
  cell: Cell
  row: number
  column: number
  parts: ('block' | 'bridge' | 'air')[]
  building: number
  owner: number | null
  noble: 'baron' | 'grande' | null
}

export interface Building {
  number: number
  space: number
  value: number
  crest: number
}

export interface Seat {
  money: number
  cards: number
  known: number[]
  towers: number
  barons: number
  grandes: number
  out: boolean
  points: number
}

export interface AlcazarView {
  viewer: number | null
  to_act: number
  seat: number
  asked: string
  columns: Column[]
  buildings: Building[]
  seats: Seat[]
  hand: number[] | null
  open_cards: number[]
  discards: number[]
  pile: number
  tower_pile: number
  blocks_left: number
  bridges_left: number
  crests_left: number
  built: Cell[]
}
