/** Deal a match again in this browser, from its record and the revealed secret. */

import type { GameTypes, LuckFacts } from '../protocol/wire'
import type { GameParts } from '../stage/game'
import { brokenWords, influenceOn, readPromise, wordsOf, type Influence, type LuckPromise } from './influence'
import { KeyedLuck, bytesOf, sha256 } from './keyed'

export type Verdict =
  | { kind: 'fair'; outcomes: number; influence: Influence }
  | { kind: 'broken_promise' }
  | { kind: 'other_promise' }
  | { kind: 'broken_word'; seats: number[] }
  | { kind: 'other_luck'; line: number }
  | { kind: 'cannot' }

/** A line of a record: what luck brought, or what a seat decided. */
type Line = GameTypes['outcome'] | GameTypes['action']

/** The promise is the one that this browser saw while the match was played; the record must tell the same. */
export async function verifyLuck(game: GameParts, record: string, promise: LuckFacts): Promise<Verdict> {
  const [first, ...rest] = record.trimEnd().split('\n')
  const header = JSON.parse(first!) as { options: Record<string, unknown>; luck: Record<string, unknown> }
  const lines = rest.map((line) => JSON.parse(line) as Line)
  const deal = game.dealer?.(header.options)
  if (!promise.secret || !deal) return { kind: 'cannot' }
  if (sha256(bytesOf(promise.secret)) !== promise.commitment) return { kind: 'broken_promise' }
  if (factsOf(readPromise(header.luck)) !== factsOf(promise)) return { kind: 'other_promise' }
  const broken = brokenWords(promise)
  if (broken.length) return { kind: 'broken_word', seats: broken }
  const luck = new KeyedLuck(promise.secret, promise.match, wordsOf(promise))
  let outcomes = 0
  for (const [turn, line] of lines.entries()) {
    if (!('chance' in line)) continue
    const dealt = await deal(line, luck.at(turn))
    if (!sameFields(dealt, line)) return { kind: 'other_luck', line: turn + 2 }
    outcomes += 1
  }
  return { kind: 'fair', outcomes, influence: influenceOn(promise) }
}

/** All that the luck follows from, and what was shown of it beforehand. */
const factsOf = ({ scheme, match, commitment, secret, known_from, seats }: LuckPromise) =>
  JSON.stringify([scheme, match, commitment, secret, known_from, seats.map((seat) => [seat.commitment, seat.word])])

function sameFields(one: object, other: object): boolean {
  const fields = new Map(Object.entries(one))
  const others = Object.entries(other)
  return (
    others.length === fields.size &&
    others.every(([key, value]) => JSON.stringify(fields.get(key)) === JSON.stringify(value))
  )
}
