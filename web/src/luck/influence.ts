/**
 * Who could have influenced the luck of a match, as what is told of it gives away; the twin of
 * src/alcaide/core/influence.py, held to the same vectors (tests/records/luck_vectors.json).
 */

import type { LuckFacts, SeatLuck } from '../protocol/wire'
import { sha256, stemOf, utf8 } from './keyed'

/** What a server or a record tells of the luck. */
export type LuckPromise = Omit<LuckFacts, 'waits_for'>

export type Influence = {
  /** Who could have chosen: the house alone; the house, by leaving words out; no one, unless it held `added`. */
  chooser: 'house' | 'house_by_omission' | 'no_one'
  added: number[]
  withheld: number[]
  open_words: boolean
  known_from: number | null
}

/** What the header of a record says under `luck`. */
export function readPromise(luck: Record<string, unknown>): LuckPromise {
  const common = {
    match: luck.match as string,
    commitment: luck.commitment as string,
    known_from: (luck.known_from as number | undefined) ?? null,
    secret: (luck.secret as string | undefined) ?? null,
  }
  if (luck.scheme === 2) return { scheme: 2, ...common, seats: luck.seats as SeatLuck[] }
  const seats = (luck.words as string[]).map((word): SeatLuck => ({ from: 'seat', commitment: null, word }))
  return { scheme: 1, ...common, seats }
}

export const wordsOf = (luck: LuckPromise) => luck.seats.map((seat) => seat.word ?? '')
export const stemOfPromise = (luck: LuckPromise) => stemOf(luck.match, wordsOf(luck))

/** What a seat shows of its word before all have committed. */
export const commitWord = (match: string, seat: number, word: string) =>
  sha256(utf8(`alcaide word|${match}|${seat}|${word}`))

/** The seats whose word is another than they committed to. */
export function brokenWords({ scheme, match, seats }: LuckPromise): number[] {
  return [...seats.keys()].filter((seat) => {
    const { word, commitment } = seats[seat]!
    return scheme === 2 && word !== null && commitWord(match, seat, word) !== commitment
  })
}

export function influenceOn(luck: LuckPromise): Influence {
  const open_words = luck.scheme === 1
  const committed = [...luck.seats.keys()].filter((seat) => !open_words && luck.seats[seat]!.from === 'seat')
  const added = committed.filter((seat) => luck.seats[seat]!.word !== null)
  const withheld = committed.filter((seat) => !added.includes(seat))
  const chooser = !added.length ? 'house' : withheld.length ? 'house_by_omission' : 'no_one'
  return { chooser, added, withheld, open_words, known_from: luck.known_from }
}
