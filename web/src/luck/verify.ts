/** Deal a match again in this browser, from its record and the revealed secret. */

import type { Fields, LuckFacts } from '../protocol'
import { dealerOf } from './dealers'
import { KeyedLuck, bytesOf, sha256 } from './keyed'

export type Verdict =
  | { kind: 'fair'; outcomes: number }
  | { kind: 'broken_promise' }
  | { kind: 'other_luck'; line: number }
  | { kind: 'cannot' }

/** The promise is the one that this browser saw while the match was played. */
export async function verifyLuck(record: string, promise: LuckFacts): Promise<Verdict> {
  const [header, ...lines] = record
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Fields)
  const deal = dealerOf(String(header!.game), header!.options as Fields)
  if (!crypto.subtle || !promise.secret || !deal) return { kind: 'cannot' }
  if ((await sha256(bytesOf(promise.secret))) !== promise.commitment) return { kind: 'broken_promise' }
  const luck = await KeyedLuck.from(promise.secret, promise.match, promise.words)
  let outcomes = 0
  for (const [turn, line] of lines.entries()) {
    if (!('chance' in line)) continue
    const dealt = await deal(line, luck.at(turn))
    if (!sameFields(dealt, line)) return { kind: 'other_luck', line: turn + 2 }
    outcomes += 1
  }
  return { kind: 'fair', outcomes }
}

function sameFields(one: Fields, other: Fields): boolean {
  const keys = Object.keys(other)
  return (
    keys.length === Object.keys(one).length &&
    keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
  )
}
