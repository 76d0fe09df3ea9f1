/** What every board gets. A board draws a view and says which legal actions a click on something means; it knows no rule. */

import type { Component } from 'svelte'
import type { Action, Choice, Fields, Happening } from '../protocol'

export type Offer = (choices: Choice[], near: Element) => void

export interface BoardProps<View = Fields> {
  view: View
  legal: Choice[]
  names: string[]
  /** The seats of this listener. */
  you: number[]
  /** Everything that happened, the oldest first. */
  log: Happening[]
  /** What happened last: the boards show it by moving. */
  recent: Happening[]
  /** The action a menu points at now. */
  pointed: Choice | null
  /** The action a bot would take. */
  hinted: Choice | null
  offer: Offer
}

/** One line of how the points came about: a cell for every seat. */
export interface AccountRow {
  label: string
  cells: (string | number)[]
}

export interface BoardModule {
  default: Component<BoardProps>
  /** Everyone's points so far. */
  scoresOf: (view: Fields) => number[]
  /** How the points came about, from the last view and everything that happened. */
  accountOf: (view: Fields, log: Happening[], names: string[]) => AccountRow[]
  /** An action in words, if this game has its own. */
  sayAction: (action: Action, names: string[]) => string | null
  /** Something that happened, in words other than the server's; null for those. */
  sayHappening: (event: Happening, names: string[]) => string | null
}

export const sameAction = (one: Action, other: Action): boolean => written(one) === written(other)

function written(action: Action): string {
  return JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)))
}
