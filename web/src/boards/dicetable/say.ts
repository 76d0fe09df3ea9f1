/** The words of both dice games. */

import type { Action } from '../../protocol'
import { say } from '../../words/words.svelte'
import { KINDS } from './faces'

export const sayKind = (kind: number): string => say(`kind_of.${KINDS[kind]!}`)

export const sayDice = (dice: number[]): string =>
  dice.flatMap((count, kind) => (count ? [`${count} × ${sayKind(kind)}`] : [])).join(', ')

export const ownerName = (owner: number, names: string[]): string => names[owner] ?? 'Dirk'

export function sayTableAction(action: Action, names: string[]): string | null {
  switch (action.do) {
    case 'place':
      return say(action.displace ? 'dice.do.displace' : 'dice.do.place', { kind: sayKind(Number(action.type)) })
    case 'reroll':
      return say('dice.do.reroll', { dice: sayDice(action.dice as number[]) })
    case 'start':
      return say('dice.do.start', { name: names[Number(action.next)] ?? '' })
    default:
      return null
  }
}
