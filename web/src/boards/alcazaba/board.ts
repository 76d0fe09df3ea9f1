import type { Action, Fields } from '../../protocol'
import { say, sayIfKnown } from '../../words/words.svelte'
import { sayTableAction } from '../dicetable/say'
import { sayTile } from './say'

export { default } from './Board.svelte'
export { accountOf } from '../dicetable/account'
export { sayHappening } from '../dicetable/say'
export const scoresOf = (view: Fields) => view.scores as number[]

const where = (at: unknown): string => (at as number[]).join(', ')

export function sayAction(action: Action, names: string[]): string | null {
  switch (action.do) {
    case 'take':
      return action.tile === 'start'
        ? say('alcazaba.do.take_start')
        : say('alcazaba.do.take', { tile: sayTile(String(action.tile)) })
    case 'build':
      return say('alcazaba.do.build', { at: where(action.at) })
    case 'redesign':
      if (action.remove) return say('alcazaba.do.remove', { at: where(action.remove) })
      return action.build
        ? say('alcazaba.do.rebuild', { tile: sayTile(String(action.build)), at: where(action.at) })
        : say('alcazaba.do.exchange', { tile: sayTile(String(action.exchange)), at: where(action.at) })
    default:
      return sayTableAction(action, names) ?? sayIfKnown(`alcazaba.do.${action.do}`)
  }
}
