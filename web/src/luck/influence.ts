/**
 * Who could have influenced the luck of a match, as what is told of it gives away; the twin of
 * src/alcaide/core/influence.py, held to the same vectors (tests/records/luck_vectors.json).
 */

import { sha256, stemOf, utf8 } from './keyed'

/** What one seat adds to the luck. */
export type SeatWord = {
  from: 'seat' | 'house' | 'nobody'
  commitment: string | null
  /** null if there is none, or while it is not revealed. */
  word: string | null
}

export type LuckPromise = {
  /** 1: the house heard the words as they were given. 2: all were committed to before any was revealed. */
  scheme: number
  match: string
  commitment: string
  seats: SeatWord[]
  known_from: number | null
  secret: string | null
}

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
  if (luck.scheme === 2) return { scheme: 2, ...common, seats: luck.seats as SeatWord[] }
  const seats = (luck.words as string[]).map((word): SeatWord => ({ from: 'seat', commitment: null, word }))
  return { scheme: 1, ...common, seats }
}

export const wordsOf = (luck: LuckPromise) => luck.seats.map((seat) => seat.word ?? '')
export const stemOfPromise = (luck: LuckPromise) => stemOf(luck.match, wordsOf(luck))

/** What a seat shows of its word before all have committed. */
export const commitWord = (match: string, seat: number, word: string) =>
  sha256(utf8(`alcaide word|${match}|${seat}|${word}`))

/** The seats whose word is another than they committed to. */
export async function brokenWords({ scheme, match, seats }: LuckPromise): Promise<number[]> {
  const broken: number[] = []
  for (const [number, { word, commitment }] of seats.entries()) {
    if (scheme === 2 && word !== null && (await commitWord(match, number, word)) !== commitment) broken.push(number)
  }
  return broken
}

export function influenceOn(luck: LuckPromise): Influence {
  const open_words = luck.scheme === 1
  const committed = [...luck.seats.keys()].filter((seat) => !open_words && luck.seats[seat]!.from === 'seat')
  const added = committed.filter((seat) => luck.seats[seat]!.word !== null)
  const withheld = committed.filter((seat) => !added.includes(seat))
  const chooser = !added.length ? 'house' : withheld.length ? 'house_by_omission' : 'no_one'
  return { chooser, added, withheld, open_words, known_from: luck.known_from }
}
