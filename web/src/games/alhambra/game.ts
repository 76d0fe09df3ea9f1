import type { GameParts } from '../../stage/game'
import { TABLE_PARTS, accountRows } from '../dicetable/parts'
import Board from './Board.svelte'
import { dealer } from './dealer'
import { say, sayAction, sayEvent } from './sentences'
import { tour } from './tour'
import type { Alhambra } from './wire'

const alhambra: GameParts<Alhambra> = {
  Board,
  ...TABLE_PARTS,
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
