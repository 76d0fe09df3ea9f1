/** The table of Alcazaba. */

import { KINDS } from '../dicetable/faces'

export type { AlcazabaTile as Tile, AlcazabaView } from '../../wire'

/** The kind of a tile by its name; -1 for the fountain. */
export const kindOf = (tile: string): number => KINDS.findIndex((kind) => tile.startsWith(kind))
