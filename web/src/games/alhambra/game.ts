import type { GameParts } from '../../stage/game'
import { accountRows } from '../dicetable/account'
import Board from './Board.svelte'
import { dealer } from './dealer'
import { say, sayAction, sayEvent } from './sentences'
import { tour } from './tour'
import type { Alhambra } from './wire'

const alhambra: GameParts<Alhambra> = {
  Board,
  scoresOf: (view) => view.scores,
  bystandersOf: (view, seats) => view.scores.slice(seats).map((score) => ({ name: 'Dirk', score })),
  accountOf: (_, log, names) => {
    const scored = log.filter((event) => event.event === 'type_scored' || event.event === 'chips_scored')
    return accountRows(
      scored.map((event) => ({ ...event, label: say(`account.${event.event}`, event) })),
      names,
    )
  },
  sayAction,
  sayEvent,
  dealer,
  tour,
}

export default alhambra
