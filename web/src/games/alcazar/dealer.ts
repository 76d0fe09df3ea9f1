import type { Dealer } from '../../luck/keyed'
import { SPACES } from './board'
import type { AlcazarOutcome } from './wire'

/** One card a space. */
export function dealer(): Dealer<AlcazarOutcome> {
  const pile = Array.from({ length: SPACES }, (_, index) => index + 1)
  return async (_, pick) => ({ chance: 'card', card: pile.splice(await pick(pile.length), 1)[0]! })
}
