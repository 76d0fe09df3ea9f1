import type { Pick } from '../../luck/keyed'
import { KINDS } from './kinds'
import type { DicetableOutcome } from './wire'

/** What luck brings in both dice games; all the dice of a throw come from one number. */
export async function dealAtTable(line: DicetableOutcome, pick: Pick): Promise<DicetableOutcome> {
  if (line.chance === 'column') return { chance: 'column', type: await pick(KINDS.length) }
  const thrown = line.dice.reduce((sum, count) => sum + count, 0)
  const dice = KINDS.map(() => 0)
  let rest = await pick(KINDS.length ** thrown)
  for (let die = 0; die < thrown; die++) {
    dice[rest % KINDS.length]! += 1
    rest = Math.floor(rest / KINDS.length)
  }
  return { chance: 'roll', dice }
}
