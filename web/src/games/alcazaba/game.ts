import type { GameParts } from '../../stage/game'
import { TABLE_PARTS, accountRows } from '../dicetable/parts'
import Board from './Board.svelte'
import { dealer } from './dealer'
import { say, sayAction, sayEvent } from './sentences'
import { tour } from './tour'
import type { Alcazaba } from './wire'

const alcazaba: GameParts<Alcazaba> = {
  Board,
  ...TABLE_PARTS,
  accountOf: (_, log, names) => {
    const scored = log.filter((event) => event.event === 'type_scored' || event.event === 'wall_scored')
    return accountRows(
      scored.map((event) => ({
        label: say(`account.${event.event}`, event),
        owner: 'owner' in event ? event.owner : event.seat,
        points: event.points,
      })),
      names,
    )
  },
  sayAction,
  sayEvent,
  dealer,
  tour,
}

export default alcazaba
