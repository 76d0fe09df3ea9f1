/** What is done and what happens at a table, in the player's words. */

import type { BoardModule } from '../boards/board'
import type { Choice, Happening } from '../protocol'
import { sayIfKnown, withNames } from '../words/words.svelte'

export interface Speech {
  action: (choice: Choice) => string
  /** What an action brings at once. */
  brings: (choice: Pick<Choice, 'brings'>) => string
  /** A kind of actions. */
  kind: (kind: string) => string
  happening: (event: Happening) => string
}

/** Events that say nothing new to who reads what an action brings. */
const PLAIN = new Set(['turn_ended'])

export function speechOf(game: string, board: BoardModule | null, names: string[]): Speech {
  const beside = (event: Happening) =>
    sayIfKnown(`beside.${event.event}`, { name: names[Number(event.seat)] ?? '', bot: String(event.bot ?? '') })
  const happening = (event: Happening) =>
    board?.sayHappening(event, names) ?? beside(event) ?? withNames(event.words, names)
  return {
    action: (choice) => board?.sayAction(choice.action, names) ?? choice.words,
    brings: ({ brings }) =>
      brings
        .filter(({ event }) => !PLAIN.has(event))
        .map(happening)
        .join('; '),
    kind: (kind) => sayIfKnown(`kind.${game}.${kind}`) ?? kind.replaceAll('_', ' '),
    happening,
  }
}
