/** The board of Alcazar. */

import type { Column } from './wire'

export const SIDE = 11
export const SPACES = 72
export const TOP_VALUE = 50

/** A space's number, or a gap's row and column as "r1c6". */
export type Cell = Column['cell']
