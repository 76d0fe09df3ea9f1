/** The words of the dice game. */

import { sayOf, speakerOf } from '../../words/words.svelte'
import { factsOf, sayKind, sayTableAction, sayTableEvent } from '../dicetable/sentences'
import { CHIPS, type Chip } from './chips'
import type { AlhambraAction, AlhambraEvent } from './wire'
import type en from './words/en'

export const say = speakerOf<typeof en>('alhambra')

export const sayChip = (chip: Chip): string => say(CHIPS[chip].word)

export function sayAction(action: AlhambraAction, names: string[]): string | null {
  switch (action.do) {
    case 'place':
      return 'displace' in action ? say('do.displace', { kind: sayKind(action.type) }) : sayTableAction(action, names)
    case 'reroll':
    case 'start':
      return sayTableAction(action, names)
    case 'black':
    case 'swap':
      return say(`do.${action.do}`, { kind: sayKind(action.type) })
    case 'award':
      return say(`do.award_${action.take}`)
    default:
      return sayOf('alhambra', `do.${action.do}`)
  }
}

export function sayEvent(event: AlhambraEvent, names: string[]): string | null {
  switch (event.event) {
    case 'chip_laid':
    case 'chip_won':
    case 'chip_removed':
      return say(`happened.${event.event}`, { ...factsOf(event, names), chip: sayChip(event.chip_name) })
    case 'awarded':
      return say(event.with_chip ? 'happened.awarded_chip' : 'happened.awarded_points', factsOf(event, names))
    case 'stone_moved':
      return say('happened.stone_moved', { ...factsOf(event, names), step: event.place })
    case 'point_swapped':
      return say('happened.point_swapped', { ...factsOf(event, names), other: say(`kind_of.${event.to_name}`) })
    case 'marker_pushed':
    case 'roll_cancelled':
    case 'black_set':
    case 'point_lost':
    case 'chips_scored':
      return say(`happened.${event.event}`, factsOf(event, names))
    default:
      return sayTableEvent(event, names)
  }
}
