import type { Dealer, Pick } from '../../luck/keyed'
import { dealAtTable } from '../dicetable/dealer'
import { KINDS } from '../dicetable/kinds'
import type { AlcazabaOutcome } from './wire'

const EXTRA = 'tower-12'
/** How many tiles there are of each kind, without the extra one. */
const SIZES = [7, 7, 9, 9, 11, 11]
/** A round's tiles: one a kind, then five of the bag. */
const STACK = 11

export function dealer(): Dealer<AlcazabaOutcome> {
  const unseen = SIZES.map((size, kind) =>
    Array.from({ length: size }, (_, index) => `${KINDS[kind]}-${String(index + 1).padStart(2, '0')}`),
  )
  const bag = SIZES.map((size) => size - 5)
  let extras = 1
  let drawn = 0

  async function drawBase(kind: number, pick: Pick): Promise<string> {
    return unseen[kind]!.splice(await pick(unseen[kind]!.length), 1)[0]!
  }

  async function drawFromBag(pick: Pick): Promise<string> {
    let rest = await pick(bag.reduce((sum, count) => sum + count, extras))
    const kind = bag.findIndex((count) => (rest -= count) < 0)
    if (kind < 0) {
      extras = 0
      return EXTRA
    }
    bag[kind]! -= 1
    return drawBase(kind, pick)
  }

  return async (line, pick) => {
    if (line.chance !== 'tile') return dealAtTable(line, pick)
    const place = drawn++ % STACK
    return { chance: 'tile', tile: place < KINDS.length ? await drawBase(place, pick) : await drawFromBag(pick) }
  }
}
