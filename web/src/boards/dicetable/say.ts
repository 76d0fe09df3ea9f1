/** The words of both dice games. */

import type { Action, Happening } from '../../protocol'
import { say, sayIfKnown, type Facts } from '../../words/words.svelte'
import { KINDS } from './faces'
import { MOST_DICE, ROLLS } from './view'

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

const CHIPS = ['p1', 'p2', 'p3', 'swap', 'displace', 'cancel', 'black', 'start'] as const
const SIZES = [7, 7, 9, 9, 11, 12]

/** A tile by its number among all of them, the kinds one after another. */
function sayTileNumber(tile: number): string {
  let number = tile
  const kind = SIZES.findIndex((size) => (number -= size) < 0)
  return `${sayKind(kind)} ${String(number + SIZES[kind]! + 1).padStart(2, '0')}`
}

/** A cell of the dice area by the number of dice and the roll. */
const sayCell = (cell: number): string =>
  say('dice.place', { dice: MOST_DICE - Math.floor(cell / ROLLS), roll: (cell % ROLLS) + 1 })

/** Which words tell an event, where they depend on what is in it. */
function wordOf(event: Happening): string {
  if (event.event === 'marker_placed' && event.cell !== event.result) return 'marker_behind'
  if (event.event === 'awarded') return event.points === 2 ? 'awarded_points' : 'awarded_chip'
  return event.event
}

type Reader = (fact: never, names: string[]) => string

/** How the fields of an event are said; what is not here is said as it is. */
const READERS: Record<string, [fact: string, read: Reader]> = {
  seat: ['name', (seat: number, names) => names[seat] ?? ''],
  start: ['starter', (seat: number, names) => names[seat] ?? ''],
  next: ['next', (seat: number, names) => names[seat] ?? ''],
  owner: ['owner', (owner: number | null, names) => (owner === null ? 'Dirk' : (names[owner] ?? ''))],
  kind: ['kind', sayKind],
  to: ['other', sayKind],
  cell: ['place', sayCell],
  result: ['result', sayCell],
  place: ['step', String],
  dice: ['dice', sayDice],
  chip: ['chip', (chip: number) => say(`chip.${CHIPS[chip - 1]!}`)],
  tile: ['tile', sayTileNumber],
  old: ['old', sayTileNumber],
  at: ['at', (at: number[]) => at.join(', ')],
}

export function sayHappening(event: Happening, names: string[]): string | null {
  const facts: Facts = {}
  for (const [key, value] of Object.entries(event)) {
    const [fact, read] = READERS[key] ?? [key, String]
    facts[fact] = read(value as never, names)
  }
  return sayIfKnown(`dice.happened.${wordOf(event)}`, facts)
}
