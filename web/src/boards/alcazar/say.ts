/** The words of Alcazar. */

import type { Action } from '../../protocol'
import { say, sayIfKnown } from '../../words/words.svelte'
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

/** What happens in Alcazar is told in the server's words. */
export const sayHappening = () => null
