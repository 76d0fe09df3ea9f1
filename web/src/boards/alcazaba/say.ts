/** The words for tiles. */

import { say } from '../../words/words.svelte'
import { sayKind } from '../dicetable/say'
import { kindOf } from './view'

export function sayTile(tile: string): string {
  const kind = kindOf(tile)
  return kind < 0 ? say('alcazaba.fountain') : `${sayKind(kind)} ${tile.slice(-2)}`
}

export const sayWalls = (walls: string): string =>
  walls
    ? say('alcazaba.walls', {
        sides: [...walls].map((side) => say(`side.${side as 'N' | 'E' | 'S' | 'W'}`)).join(', '),
      })
    : say('alcazaba.no_walls')
