import type { Dealer } from '../../luck/keyed'
import { dealAtTable } from '../dicetable/dealer'
import { KINDS } from '../dicetable/kinds'
import type { AlhambraOutcome } from './wire'

const DRAWN = ['p1', 'p2', 'p3', 'swap', 'displace', 'cancel', 'black'] as const

/** How many point chips there are of each kind, with light and with dark backs. */
type Points = { light: number[]; dark: number[] }

export function dealer(options: Record<string, unknown>): Dealer<AlhambraOutcome> {
  const points = (options.points as Points | undefined) ?? { light: [4, 3, 3], dark: [2, 2, 2] }
  const light = [...points.light, 2, 2, 3, 3]
  const dark = [...points.dark, 0, 0, 0, 0]
  return async (line, pick) => {
    if (line.chance === 'dirk') return { chance: 'dirk', type: await pick(KINDS.length) }
    if (line.chance !== 'chip') return dealAtTable(line, pick)
    const pile = light.some((count) => count > 0) ? light : dark
    let rest = await pick(pile.reduce((sum, count) => sum + count, 0))
    const chip = pile.findIndex((count) => (rest -= count) < 0)
    pile[chip]! -= 1
    return { chance: 'chip', chip: DRAWN[chip]! }
  }
}
