import type { Fields, Happening } from '../../protocol'
import type { AccountRow } from '../board'
import { sayColour } from './say'
import { COLOURS } from './view'

export { default } from './Board.svelte'
export { sayAction, sayHappening } from './say'
export const scoresOf = (view: Fields) => view.scores as number[]

/** Every colour with what its scorings brought. */
export function accountOf(_: Fields, log: Happening[]): AccountRow[] {
  return COLOURS.map((colour, number) => {
    const cells = [0, 0]
    for (const event of log) {
      if (event.event !== 'colour_scored' || event.colour !== number) continue
      const [first, second] = event.values as [number, number]
      cells[first > second ? 0 : 1]! += Math.abs(first - second)
    }
    return { label: sayColour(colour), cells }
  })
}
