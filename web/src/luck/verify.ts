/** Deal a match again in this browser, from its record and the revealed secret. */

import type { GameTypes, LuckFacts } from '../protocol/wire'
import type { GameParts } from '../stage/game'
import { brokenWords, influenceOn, wordsOf, type Influence } from './influence'
import { KeyedLuck, bytesOf, sha256 } from './keyed'

export type Verdict =
  | { kind: 'fair'; outcomes: number; influence: Influence }
  | { kind: 'broken_promise' }
  | { kind: 'broken_word'; seats: number[] }
  | { kind: 'other_luck'; line: number }
  | { kind: 'cannot' }

/** A line of a record: what luck brought, or what a seat decided. */
type Line = GameTypes['outcome'] | GameTypes['action']

/** The promise is the one that this browser saw while the match was played. */
export async function verifyLuck(game: GameParts, record: string, promise: LuckFacts): Promise<Verdict> {
  const [first, ...rest] = record.trimEnd().split('\n')
  const header = JSON.parse(first!) as { options: Record<string, unknown> }
  const lines = rest.map((line) => JSON.parse(line) as Line)
  const deal = game.dealer?.(header.options)
  if (!promise.secret || !deal) return { kind: 'cannot' }
  if (sha256(bytesOf(promise.secret)) !== promise.commitment) return { kind: 'broken_promise' }
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

function sameFields(one: object, other: object): boolean {
  const fields = new Map(Object.entries(one))
  const others = Object.entries(other)
  return (
    others.length === fields.size &&
    others.every(([key, value]) => JSON.stringify(fields.get(key)) === JSON.stringify(value))
  )
}
