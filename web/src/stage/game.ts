/** What the page knows of a game: the parts that stand in its folder, named by its game.ts. */

import type { Component } from 'svelte'
import type { Dealer } from '../luck/keyed'
import type { Choice, GameTypes, Happening } from '../protocol/wire'

export type Offer = (choices: Choice[], near: Element) => void

/** What every board gets. It draws a view and says which legal actions a click on something means; it knows no rule. */
export interface BoardProps<G extends GameTypes = GameTypes> {
  view: G['view']
  /** Those that differ from their defaults. */
  options: Record<string, unknown>
  legal: Choice<G>[]
  names: string[]
  /** The seats of this listener. */
  you: number[]
  /** Everything that happened, the oldest first. */
  log: Happening<G>[]
  /** What happened last: the boards show it by moving. */
  recent: Happening<G>[]
  /** The action a menu points at now. */
  pointed: Choice<G> | null
  /** The action a bot would take. */
  hinted: Choice<G> | null
  offer: Offer
}

/** One line of how the points came about: a cell for every seat. */
export interface AccountRow {
  label: string
  cells: (string | number)[]
}

/** One step of the guided first match; its words are the game's `tour.1`, `tour.2` and so on. */
export interface TourStep<Name extends string = string> {
  /** The part of the page that is meant: its `data-part`. */
  part: string
  /** What the player does, as the events tell it; without it the step is only read. */
  until?: Name[]
}

export interface GameParts<G extends GameTypes = GameTypes> {
  Board: Component<BoardProps<G>>
  /** Everyone's points so far. */
  scoresOf: (view: G['view']) => number[]
  /** Who has points without a seat. */
  bystandersOf: (view: G['view'], seats: number) => { name: string; score: number }[]
  /** How the points came about, from the last view and everything that happened. */
  accountOf: (view: G['view'], log: Happening<G>[], names: string[]) => AccountRow[]
  /** An action in words other than the server's; null for those. */
  sayAction: (action: G['action'], names: string[]) => string | null
  /** What happened, in words other than the server's; null for those. */
  sayEvent: (event: G['event'], names: string[]) => string | null
  /** How its luck is drawn; null if only the server can tell. */
  dealer: ((options: Record<string, unknown>) => Dealer<G['outcome']>) | null
  /** The guided first match. */
  tour: TourStep<G['event']['event']>[]
}
