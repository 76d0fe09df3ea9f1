/** The words of Alcazaba. */

import { sayOf, speakerOf } from '../../words/words.svelte'
import { KINDS } from '../dicetable/kinds'
import { factsOf, sayKind, sayTableAction, sayTableEvent } from '../dicetable/sentences'
import type { AlcazabaAction, AlcazabaEvent } from './wire'
import type en from './words/en'

export const say = speakerOf<typeof en>('alcazaba')

/** The kind of a tile by its name; -1 for the fountain. */
export const kindOf = (tile: string): number => KINDS.findIndex((kind) => tile.startsWith(kind))

export function sayTile(tile: string): string {
  const kind = kindOf(tile)
  return kind < 0 ? say('fountain') : `${sayKind(kind)} ${tile.slice(-2)}`
}

export const sayWalls = (walls: string): string =>
  walls
    ? say('walls', { sides: Array.from(walls, (side) => sayOf('alcazaba', `value.${side}`)).join(', ') })
    : say('no_walls')

const where = (at: [number, number]): string => at.join(', ')

export function sayAction(action: AlcazabaAction, names: string[]): string | null {
  switch (action.do) {
    case 'take':
      return action.tile === 'start' ? say('do.take_start') : say('do.take', { tile: sayTile(action.tile) })
    case 'build':
      return say('do.build', { at: where(action.at) })
    case 'redesign':
      if ('remove' in action) return say('do.remove', { at: where(action.remove) })
      return 'build' in action
        ? say('do.rebuild', { tile: sayTile(action.build), at: where(action.at) })
        : say('do.exchange', { tile: sayTile(action.exchange), at: where(action.at) })
    case 'place':
    case 'reroll':
    case 'start':
      return sayTableAction(action, names)
    default:
      return sayOf('alcazaba', `do.${action.do}`)
  }
}

export function sayEvent(event: AlcazabaEvent, names: string[]): string | null {
  if (event.event === 'wall_scored') return say('happened.wall_scored', factsOf(event, names))
  if (!('tile_name' in event)) return sayTableEvent(event, names)
  const at = 'at' in event ? where(event.at) : ''
  const old = 'old_name' in event ? sayTile(event.old_name) : ''
  return say(`happened.${event.event}`, { ...factsOf(event, names), tile: sayTile(event.tile_name), old, at })
}
