import type { Dealer } from '../../luck/keyed'
import type { BurgenlandOutcome } from './wire'

const PIPS = 6

export const dealer = (): Dealer<BurgenlandOutcome> => async (line, pick) => {
  const own = 1 + (await pick(PIPS))
  const red: number[] = []
  for (const _ of line.red) red.push(1 + (await pick(PIPS)))
  return { chance: 'roll', own, red: red.sort((one, other) => one - other) }
}
