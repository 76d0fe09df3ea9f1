/** What stands in for the parts of a game that has no folder here. */

import type { GameParts } from './game'
import Board from './GeneralBoard.svelte'

const general: GameParts = {
  Board,
  scoresOf: (view) => view.scores ?? [],
  bystandersOf: () => [],
  accountOf: () => [],
  sayAction: () => null,
  sayEvent: () => null,
  dealer: null,
  tour: [],
}

export default general
