/** The words of both dice games. */

import { sayOf, speakerOf } from '../../words/words.svelte'
import { KINDS } from './kinds'
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
const sayPlace = ([dice, roll]: [number, number]): string => say('place', { dice, roll })

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

/** What an event of either game may tell. */
interface Told {
  event: string
  seat?: number
  owner?: number | null
  kind_name?: (typeof KINDS)[number]
  cell_place?: [number, number]
}

/** What the words for an event are filled with. */
export function factsOf(event: Told, names: string[]) {
  return {
    ...event,
    name: event.seat === undefined ? '' : names[event.seat],
    owner: event.owner === undefined ? '' : ownerName(event.owner, names),
    kind: event.kind_name === undefined ? '' : say(`kind_of.${event.kind_name}`),
    place: event.cell_place === undefined ? '' : sayPlace(event.cell_place),
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
      return event.behind
        ? say('happened.marker_behind', { ...facts, result: sayPlace(event.result_place) })
        : say('happened.marker_placed', facts)
    case 'start_named':
      return say('happened.start_named', { ...facts, next: names[event.next] })
    default:
      return sayOf('dicetable', `happened.${event.event}`, facts)
  }
}
