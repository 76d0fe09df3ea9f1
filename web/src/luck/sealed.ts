/**
 * The words that this device adds to the luck of a table: made here, shown as commitments, and revealed only when every
 * seat has committed. The twin of src/alcaide/terminal/tables/sealed_words.py, held to tests/records/sealed_words.json.
 */

import type { Commit, LuckFacts, Reveal } from '../protocol/wire'
import { commitWord } from './influence'

export type SealedWords = {
  match: string
  /** Of the house, as it was told when the seat was taken. */
  commitment: string
  /** The own words, by seat. */
  words: Record<string, string>
  /** What all seats had committed to when the first own word was revealed; null before. */
  seen: (string | null)[] | null
}

/** How the luck of a table looks from this device. All but the first two are reasons for distrust. */
export type Finding =
  | 'sealed' // not dealt yet
  | 'used' // the own words are in it, and nothing was changed after they were revealed
  | 'house_changed' // the house shows another commitment than when the seat was taken
  | 'own_changed' // it shows another commitment for an own seat than this device sent
  | 'others_changed' // it shows other commitments than it did before the own word was revealed
  | 'left_out' // an own word was revealed, and the match is dealt without it
  | 'missed' // the match began before this device revealed its word

export type Answer = { kept: SealedWords; messages: (Commit | Reveal)[]; finding: Finding }

export function newWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function sealWords(luck: { match: string; commitment: string }, seats: number[]): SealedWords {
  const words = Object.fromEntries(seats.map((seat) => [String(seat), newWord()]))
  return { match: luck.match, commitment: luck.commitment, words, seen: null }
}

/** What to keep and then to send when the server tells this of the luck. */
export function answerLuck(kept: SealedWords, phase: string, luck: LuckFacts): Answer {
  const found = (finding: Finding): Answer => ({ kept, messages: [], finding })
  const own = Object.keys(kept.words).map(Number)
  if (luck.match !== kept.match || luck.commitment !== kept.commitment) return found('house_changed')
  if (phase === 'waiting' || phase === 'revealing') return beforeTheMatch(kept, own, phase, luck)
  const shown = luck.seats.map((seat) => seat.commitment)
  if (kept.seen && !sameCommitments(kept.seen, shown)) return found('others_changed')
  const all = own.every((seat) => luck.seats[seat]?.word === kept.words[seat])
  return found(all ? 'used' : kept.seen ? 'left_out' : 'missed')
}

function beforeTheMatch(kept: SealedWords, own: number[], phase: string, luck: LuckFacts): Answer {
  const messages: (Commit | Reveal)[] = []
  for (const seat of own) {
    const commitment = commitWord(kept.match, seat, kept.words[seat]!)
    const shown = luck.seats[seat]
    if (shown?.from === 'seat' && shown.commitment === null) messages.push({ type: 'commit', seat, commitment })
    else if (shown?.from === 'seat' && shown.commitment !== commitment) {
      return { kept, messages: [], finding: 'own_changed' }
    }
  }
  const complete = luck.seats.every((seat) => seat.from !== 'seat' || seat.commitment !== null)
  if (phase !== 'revealing' || !complete) return { kept, messages, finding: 'sealed' }
  const shown = luck.seats.map((seat) => seat.commitment)
  if (kept.seen && !sameCommitments(kept.seen, shown)) return { kept, messages: [], finding: 'others_changed' }
  for (const seat of own) {
    if (luck.waits_for.includes(seat)) messages.push({ type: 'reveal', seat, word: kept.words[seat]! })
  }
  return { kept: { ...kept, seen: shown }, messages, finding: 'sealed' }
}

const sameCommitments = (one: (string | null)[], other: (string | null)[]) =>
  one.length === other.length && one.every((commitment, seat) => commitment === other[seat])
