/** The words of both dice games. */

import { sayOf, speakerOf } from '../../words/words.svelte'
import { KINDS, MOST_DICE, ROLLS } from './kinds'
import type { DicetableAction, DicetableEvent } from './wire'
import type en from './words/en'

export const say = speakerOf<typeof en>('dicetable')

export const sayKind = (kind: number): string => say(`kind_of.${KINDS[kind]!}`)

export const sayDice = (dice: number[]): string =>
  dice.flatMap((count, kind) => (count ? [`${count} × ${sayKind(kind)}`] : [])).join(', ')

/** Owners are the seats, and Dirk behind them; an event says null for him. */
export const ownerName = (owner: number | null, names: string[]): string =>
  owner === null ? 'Dirk' : (names[owner] ?? 'Dirk')

/** A cell of the dice area by the number of dice and the roll. */
export const sayCell = (cell: number): string =>
  say('place', { dice: MOST_DICE - Math.floor(cell / ROLLS), roll: (cell % ROLLS) + 1 })

export function sayTableAction(action: DicetableAction, names: string[]): string {
  switch (action.do) {
    case 'place':
      return say('do.place', { kind: sayKind(action.type) })
    case 'reroll':
      return say('do.reroll', { dice: sayDice(action.dice) })
    case 'start':
      return say('do.start', { name: names[action.next] })
  }
}

/** What the words for an event of either game are filled with. */
export function factsOf(
  event: { event: string; seat?: number; owner?: number | null; kind?: number; cell?: number },
  names: string[],
) {
  return {
    ...event,
    name: event.seat === undefined ? '' : names[event.seat],
    owner: event.owner === undefined ? '' : ownerName(event.owner, names),
    kind: event.kind === undefined ? '' : sayKind(event.kind),
    place: event.cell === undefined ? '' : sayCell(event.cell),
  }
}

export function sayTableEvent(event: DicetableEvent, names: string[]): string | null {
  const facts = factsOf(event, names)
  switch (event.event) {
    case 'round_begun':
      return say('happened.round_begun', { ...facts, starter: names[event.start] })
    case 'dice_taken_up':
    case 'dice_rolled':
      return say(`happened.${event.event}`, { ...facts, dice: sayDice(event.dice) })
    case 'marker_placed':
      return event.cell === event.result
        ? say('happened.marker_placed', facts)
        : say('happened.marker_behind', { ...facts, result: sayCell(event.result) })
    case 'start_named':
      return say('happened.start_named', { ...facts, next: names[event.next] })
    default:
      return sayOf('dicetable', `happened.${event.event}`, facts)
  }
}
