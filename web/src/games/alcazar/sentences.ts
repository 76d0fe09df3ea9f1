/** The words of Alcazar. */

import { sayOf, speakerOf } from '../../words/words.svelte'
import type { Cell } from './board'
import type { AlcazarAction, AlcazarEvent, Building } from './wire'
import type en from './words/en'

export const say = speakerOf<typeof en>('alcazar')

const listed = (cells: Cell[]): string => cells.join(', ')

export const sayBuilding = (building: Building): string => say(building.crest ? 'castle' : 'palace', { ...building })

export function sayAction(action: AlcazarAction): string | null {
  switch (action.do) {
    case 'found':
      return say('do.found', { card: action.card, spaces: listed(action.spaces) })
    case 'bridge':
    case 'swap':
      return say(`do.${action.do}`, { cells: listed(action.cells) })
    case 'place':
      return say(`do.place_${action.noble}`, { cell: action.cell })
    default:
      return sayOf('alcazar', `do.${action.do}`, { ...action })
  }
}

/** Which words tell an event, where they depend on what is in it. */
function wordOf(event: AlcazarEvent): string {
  switch (event.event) {
    case 'card_received':
      return `${event.dealt ? 'card_dealt' : 'card_drawn'}${event.card === null ? '_unseen' : ''}`
    case 'card_bought':
      return event.card === null ? 'top_bought' : 'card_bought'
    case 'block_laid':
      return event.with_tower ? 'tower_laid' : 'block_laid'
    case 'noble_returned':
      return event.removed ? 'noble_removed' : 'noble_withdrawn'
    case 'turn_passed':
      return event.for_good ? 'turn_passed_out' : 'turn_passed'
    default:
      return event.event
  }
}

export function sayEvent(event: AlcazarEvent, names: string[]): string | null {
  const name = 'seat' in event ? names[event.seat] : ''
  const cells = 'cells' in event ? event.cells : 'spaces' in event ? event.spaces : []
  const noble = 'noble' in event ? say(event.noble) : ''
  return sayOf('alcazar', `happened.${wordOf(event)}`, { ...event, name, noble, cells: listed(cells) })
}
