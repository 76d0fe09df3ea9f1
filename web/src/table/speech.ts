/** What is done and what happens at a table, in the player's words. */

import type { Choice, Happening } from '../protocol/wire'
import type { GameParts } from '../stage/game'
import { sayIfKnown, sayOf, withNames } from '../words/words.svelte'

export interface Speech {
  action: (choice: Pick<Choice, 'action' | 'words'>) => string
  /** What an action brings at once. */
  brings: (choice: Pick<Choice, 'brings'>) => string
  /** A kind of actions. */
  kind: (kind: string) => string
  happening: (event: Happening) => string
}

/** Events that say nothing new to who reads what an action brings. */
const PLAIN = new Set(['turn_ended'])

export function speechOf(name: string, game: GameParts | null, names: string[]): Speech {
  const beside = (event: Happening) => {
    const who = 'seat' in event ? (names[event.seat] ?? '') : ''
    return sayIfKnown(`beside.${event.event}`, { name: who, bot: 'bot' in event ? event.bot : '' })
  }
  const happening = (event: Happening) => game?.sayEvent(event, names) ?? beside(event) ?? withNames(event.words, names)
  return {
    action: ({ action, words }) => game?.sayAction(action, names) ?? words,
    brings: ({ brings }) =>
      brings
        .filter(({ event }) => !PLAIN.has(event))
        .map(happening)
        .join('; '),
    kind: (kind) => sayOf(name, `kind.${kind}`) ?? kind.replaceAll('_', ' '),
    happening,
  }
}
