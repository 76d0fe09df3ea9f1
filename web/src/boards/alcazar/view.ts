/** The table of Alcazar. */

import type * as wire from '../../wire'

export const SIDE = 11
export const TOP_VALUE = 50

/** A space's number, or a gap's row and column as "r1c6". */
export type Cell = number | string

export interface Column extends wire.AlcazarColumn {
  parts: ('block' | 'bridge' | 'air')[]
  noble: 'baron' | 'grande' | null
}

export type Building = wire.AlcazarBuilding

export interface AlcazarView extends wire.AlcazarView {
  columns: Column[]
}
