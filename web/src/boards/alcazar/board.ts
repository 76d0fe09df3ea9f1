import './crests.css'
import type { Fields } from '../../protocol'
import { say } from '../../words/words.svelte'
import type { AccountRow } from '../board'
import type { AlcazarView } from './view'

export { default } from './Board.svelte'
export { sayAction, sayHappening } from './say'
export const scoresOf = (view: Fields) => (view as unknown as AlcazarView).seats.map((seat) => seat.points)

/** On which levels everyone's nobles stand, and what money is left. */
export function accountOf(given: Fields): AccountRow[] {
  const view = given as unknown as AlcazarView
  const levels = (noble: string, seat: number) =>
    view.columns
      .filter((column) => column.noble === noble && column.owner === seat)
      .map((column) => column.parts.length)
      .sort((one, other) => other - one)
      .join(', ') || '–'
  return [
    { label: say('account.barons'), cells: view.seats.map((_, seat) => levels('baron', seat)) },
    { label: say('account.grandes'), cells: view.seats.map((_, seat) => levels('grande', seat)) },
    { label: say('alcazar.money'), cells: view.seats.map((seat) => seat.money) },
  ]
}
