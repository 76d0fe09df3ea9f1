/** The table of Alcazaba, as `alcaide.games.alcazaba.view` says it. */

import { KINDS } from '../dicetable/faces'
import type { TableView } from '../dicetable/view'

export interface Tile {
  tile: string
  x: number
  y: number
  /** Letters of NESW. */
  walls: string
}

export interface AlcazabaView extends TableView {
  walls: Record<string, string>
  show: string[][]
  alhambras: Tile[][]
  reserves: string[][]
  dirks_tiles: string[]
  majorities: number[][]
  wall_lengths: number[]
  resting: number[]
  bag: Record<string, number>
  stacks: number
  taken: string | null
}

/** The kind of a tile by its name; -1 for the fountain. */
export const kindOf = (tile: string): number => KINDS.findIndex((kind) => tile.startsWith(kind))
