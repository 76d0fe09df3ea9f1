import type { GameParts } from '../../stage/game'
import Board from './Board.svelte'
import { dealer } from './dealer'
import { sayAction, sayColour, sayEvent } from './sentences'
import { tour } from './tour'
import { COLOURS } from './track'
import type { Burgenland } from './wire'

const burgenland: GameParts<Burgenland> = {
  Board,
  scoresOf: (view) => view.scores,
  bystandersOf: () => [],
  /** Every colour with what its scorings brought. */
  accountOf: (_, log, names) =>
    COLOURS.map((colour) => {
      const scored = log
        .filter((event) => event.event === 'colour_scored')
        .filter((event) => event.colour_name === colour)
      const gainOf = (seat: number) => scored.reduce((sum, each) => sum + (each.winner === seat ? each.gain : 0), 0)
      return { label: sayColour(colour), cells: names.map((_, seat) => gainOf(seat)) }
    }),
  sayAction,
  sayEvent,
  dealer,
  tour,
}

export default burgenland
