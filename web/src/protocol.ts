/** The messages of the server, as the page uses them; `wire.ts` is written from the server's own types. */

import type * as wire from './wire'

export type {
  BotFacts,
  Failure,
  GameFacts,
  Games,
  LuckFacts,
  NewSeat,
  NewTable,
  No,
  OptionFacts,
  Said,
  SeatFacts,
  SeatWish,
  Seated,
  TableFacts,
  Tables,
  UndoFacts,
} from './wire'

export const VERSION = 1

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Fields = { [key: string]: Json }

/** What a seat decides, as a record writes it. */
export type Action = { do: string } & Fields

/** What happened: its name, its fields, and English words with `{seat 0}` where a name belongs. */
export type Happening = { event: string; words: string } & Fields

export interface Choice extends Omit<wire.Choice, 'action' | 'brings'> {
  action: Action
  brings: Happening[]
  /** The number of the rule that allows it. */
  rule?: string | null
}

export interface Result {
  scores: number[]
  winners: number[]
  dirk?: number
}

export interface Update extends Omit<wire.Update, 'view' | 'legal' | 'events' | 'result'> {
  view: Fields | null
  legal: Choice[]
  events: Happening[]
  result: Result | null
}

export interface Hint extends Omit<wire.Hint, 'action' | 'brings'> {
  action: Action
  brings: Happening[]
}

export interface History extends Omit<wire.History, 'moments'> {
  moments: { line: number; events: Happening[] }[]
}

export type FromServer = Update | Hint | wire.Said | wire.No
export type FromClient = wire.FromClient

/** One moment of a match, as the asker may know it. */
export interface ReplayMoment {
  line: number
  /** Who decided, if a seat did. */
  seat: number | null
  view: Fields
  to_act: number | null
  events: Happening[]
}

export interface Replay {
  sees: number | null
  moments: ReplayMoment[]
}

/** What luck brought to every seat, or what a decision cost the seat that made it. */
export interface Swing {
  line: number
  kind: 'luck' | 'move'
  seat: number | null
  luck: number[] | null
  lost: number | null
  best: Action | null
}

export interface Review {
  /** Everyone's chance to win, after every line. */
  chances: number[][]
  swings: Swing[]
  luck: number[]
  lost: number[]
}

export interface Rule {
  number: string
  text: string
  section: string
}
