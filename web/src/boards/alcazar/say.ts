/** The words of Alcazar. */

import type { Action, Happening } from '../../protocol'
import { say, sayIfKnown, type Facts } from '../../words/words.svelte'
import type { Cell } from './view'

const listed = (cells: unknown): string => (cells as Cell[]).join(', ')

export function sayAction(action: Action): string | null {
  const { card, cell, space, from, to } = action as Record<string, string | number>
  switch (action.do) {
    case 'found':
      return say('alcazar.do.found', { card: card!, spaces: listed(action.spaces) })
    case 'bridge':
      return say('alcazar.do.bridge', { cells: listed(action.cells) })
    case 'place':
      return say(action.noble === 'baron' ? 'alcazar.do.place_baron' : 'alcazar.do.place_grande', { cell: cell! })
    case 'swap':
      return say('alcazar.do.swap', { cells: listed(action.cells) })
    default:
      return sayIfKnown(`alcazar.do.${action.do}`, {
        card: card ?? '',
        cell: cell ?? '',
        space: space ?? '',
        from: from ?? '',
        to: to ?? '',
      })
  }
}

const RANKS = ['alcazar.baron', 'alcazar.grande'] as const

/** Which words tell an event, where they depend on what is in it. */
function wordOf(event: Happening): string {
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

export function sayHappening(event: Happening, names: string[]): string | null {
  const facts: Facts = { name: names[Number(event.seat)] ?? '', cells: listed(event.cells ?? event.spaces ?? []) }
  if (event.rank !== undefined) facts.noble = say(RANKS[Number(event.rank)]!)
  for (const [key, fact] of Object.entries(event)) {
    if (typeof fact === 'number' || typeof fact === 'string') facts[key] ??= fact
  }
  return sayIfKnown(`alcazar.happened.${wordOf(event)}`, facts)
}
