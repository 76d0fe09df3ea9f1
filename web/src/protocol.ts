/** The messages of the server, as the page uses them; `wire.ts` is written from the server's own types. */

import type * as wire from './wire'

export type {
  BotFacts,
  ClockFacts,
  Failure,
  GameFacts,
  Catalogue as Games,
  LuckFacts,
  NewBranch,
  NewSeat,
  NewTable,
  No,
  OptionFacts,
  Reacted,
  RuleFacts,
  Rules,
  ChatLine as Said,
  SeatFacts,
  SeatWish,
  Seated,
  TableFacts,
  Tables,
  UndoFacts,
} from './wire'

export const VERSION = 2

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Fields = { [key: string]: Json }

/** What a seat decides, as a record writes it. */
export type Action = { do: string } & Fields

/** What happened: its name, its fields, and English words with `{seat 0}` where a name belongs. */
export type Happening = { event: string; words: string } & Fields

export interface Choice extends Omit<wire.Choice, 'action' | 'brings'> {
  action: Action
  brings: Happening[]
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

export interface Advice extends Omit<wire.AdvisedMove, 'action' | 'brings'> {
  action: Action
  brings: Happening[]
}

export interface Hint extends Omit<wire.Hint, 'action' | 'brings' | 'advice'> {
  action: Action
  brings: Happening[]
  advice: Advice[]
}

export interface History extends Omit<wire.History, 'moments'> {
  moments: { line: number; events: Happening[] }[]
}

export interface ReplayMoment extends Omit<wire.ReplayMoment, 'view' | 'events'> {
  view: Fields
  events: Happening[]
}

export interface Replay extends Omit<wire.Replay, 'moments'> {
  moments: ReplayMoment[]
}

export interface Swing extends Omit<wire.ReviewSwing, 'best'> {
  best: Action | null
}

export interface Review extends Omit<wire.Review, 'swings'> {
  swings: Swing[]
}

export type FromServer = Update | Hint | wire.ChatLine | wire.Reacted | wire.No
export type FromClient = wire.FromClient
