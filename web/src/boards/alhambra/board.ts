import type { Action, Fields } from '../../protocol'
import { say, sayIfKnown } from '../../words/words.svelte'
import { sayKind, sayTableAction } from '../dicetable/say'

export { default } from './Board.svelte'
export { accountOf } from '../dicetable/account'
export { sayHappening } from '../dicetable/say'
export const scoresOf = (view: Fields) => view.scores as number[]

export function sayAction(action: Action, names: string[]): string | null {
  switch (action.do) {
    case 'black':
      return say('alhambra.do.black', { kind: sayKind(Number(action.type)) })
    case 'swap':
      return say('alhambra.do.swap', { kind: sayKind(Number(action.type)) })
    case 'award':
      return say(action.take === 'points' ? 'alhambra.do.award_points' : 'alhambra.do.award_chip')
    default:
      return sayTableAction(action, names) ?? sayIfKnown(`alhambra.do.${action.do}`)
  }
}
