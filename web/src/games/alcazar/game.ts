import './crests.css'
import type { GameParts } from '../../stage/game'
import Board from './Board.svelte'
import { dealer } from './dealer'
import { say, sayAction, sayEvent } from './sentences'
import { tour } from './tour'
import type { Alcazar, AlcazarView } from './wire'

/** On which levels a seat's nobles of a rank stand. */
function levelsOf(view: AlcazarView, noble: 'baron' | 'grande', seat: number): string {
  const standing = view.columns.filter((column) => column.noble === noble && column.owner === seat)
  const levels = standing.map((column) => column.parts.length).sort((one, other) => other - one)
  return levels.join(', ') || '–'
}

const alcazar: GameParts<Alcazar> = {
  Board,
  scoresOf: (view) => view.seats.map((seat) => seat.points),
  bystandersOf: () => [],
  /** On which levels everyone's nobles stand, and what money is left. */
  accountOf: (view) => [
    { label: say('account.barons'), cells: view.seats.map((_, seat) => levelsOf(view, 'baron', seat)) },
    { label: say('account.grandes'), cells: view.seats.map((_, seat) => levelsOf(view, 'grande', seat)) },
    { label: say('money'), cells: view.seats.map((seat) => seat.money) },
  ],
  sayAction,
  sayEvent,
  dealer,
  tour,
}

export default alcazar
