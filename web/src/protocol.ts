/** The messages of the server, version 1: `docs/protocol.md` explains them. */

export const VERSION = 1

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Fields = { [key: string]: Json }

/** What a seat decides, as a record writes it. */
export type Action = { do: string } & Fields

/** What happened: its kind, its fields, and English words with `{seat 0}` where a name belongs. */
export type Happening = { kind: string; words: string } & Fields

export type Phase = 'waiting' | 'playing' | 'over'

export interface SeatFacts {
  name: string
  bot: string | null
  open: boolean
  person: boolean
  here: boolean
}

export interface LuckFacts {
  match: string
  words: string[]
  commitment: string
  secret: string | null
}

export interface Choice {
  action: Action
  words: string
  brings: Happening[]
}

export interface UndoFacts {
  free: boolean
  ask: boolean
  asked_by: number | null
  waits_for: number[]
}

export interface Result {
  scores: number[]
  winners: number[]
  dirk?: number
}

export interface Update {
  type: 'update'
  table: string
  game: string
  options: Fields
  phase: Phase
  turn: number
  seats: SeatFacts[]
  you: number[]
  sees: number | null
  view: Fields | null
  to_act: number | null
  legal: Choice[]
  events: Happening[]
  undo: UndoFacts
  luck: LuckFacts
  result: Result | null
}

export interface Hint {
  type: 'hint'
  turn: number
  bot: string
  action: Action
  words: string
  brings: Happening[]
  sentence: string
}

export interface Said {
  type: 'chat'
  number: number
  seat: number
  name: string
  text: string
  at: number
}

export interface No {
  type: 'refused'
  code: string
  sentence: string
  rule: string | null
  turn: number | null
}

export type FromServer = Update | Hint | Said | No

export type FromClient =
  | { type: 'hello'; version: number; token?: string }
  | { type: 'act'; turn: number; action: Action }
  | { type: 'undo'; turn: number }
  | { type: 'allow_undo'; turn: number; allow: boolean }
  | { type: 'hint'; turn: number }
  | { type: 'chat'; text: string }

export interface OptionFacts {
  name: string
  about: string
  default: Json
  values: string[]
}

export interface BotFacts {
  name: string
  about: string
}

export interface GameFacts {
  name: string
  title: string
  about: string
  players: number[]
  options: OptionFacts[]
}

export interface Games {
  version: number
  games: GameFacts[]
  bots: BotFacts[]
}

export interface SeatWish {
  sits: 'you' | 'open' | 'bot'
  bot?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options: Fields
  listed: boolean
  name: string
  word: string
}

export interface NewSeat {
  seat?: number
  name: string
  word: string
}

export interface Seated {
  table: string
  seats: number[]
  token: string | null
  link: string
}

export interface TableFacts {
  table: string
  game: string
  options: Fields
  phase: Phase
  seats: SeatFacts[]
  you: number[]
  luck: LuckFacts
  created: number
  rules: string
}

export interface Tables {
  tables: TableFacts[]
}

export interface History {
  turn: number
  moments: { line: number; events: Happening[] }[]
}

export interface Failure {
  error: { code: string; sentence: string }
}
