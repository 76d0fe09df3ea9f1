/** How each game's luck is drawn. A dealer sees a record line by line and says what luck had to bring. */

import type { Fields } from '../protocol'
import type { Pick } from './keyed'

/** What luck had to bring where a record has this line; it may look at what the line asks, not at what it says. */
export type Dealer = (line: Fields, pick: Pick) => Promise<Fields>

const KINDS = 6

function burgenland(): Dealer {
  return async (line, pick) => {
    const own = 1 + (await pick(6))
    const red: number[] = []
    for (const _ of line.red as number[]) red.push(1 + (await pick(6)))
    return { chance: 'roll', own, red: red.sort((one, other) => one - other) }
  }
}

function alcazar(): Dealer {
  const pile = Array.from({ length: 72 }, (_, index) => index + 1)
  return async (_, pick) => {
    const [card] = pile.splice(await pick(pile.length), 1)
    return { chance: 'card', card: card! }
  }
}

/** Dice of both dice games: one number for all the ways they can fall. */
async function throwDice(line: Fields, pick: Pick): Promise<Fields> {
  const thrown = (line.dice as number[]).reduce((sum, count) => sum + count, 0)
  const dice = Array.from({ length: KINDS }, () => 0)
  let rest = await pick(KINDS ** thrown)
  for (let die = 0; die < thrown; die++) {
    dice[rest % KINDS]! += 1
    rest = Math.floor(rest / KINDS)
  }
  return { chance: 'roll', dice }
}

type Points = { light: number[]; dark: number[] }

function alhambra(options: Fields): Dealer {
  const chips = ['p1', 'p2', 'p3', 'swap', 'displace', 'cancel', 'black']
  const points = (options.points as Points | undefined) ?? { light: [4, 3, 3], dark: [2, 2, 2] }
  const light = [...points.light, 2, 2, 3, 3]
  const dark = [...points.dark, 0, 0, 0, 0]
  return async (line, pick) => {
    if (line.chance === 'roll') return throwDice(line, pick)
    if (line.chance !== 'chip') return { chance: line.chance!, type: await pick(KINDS) }
    const pile = light.some((count) => count > 0) ? light : dark
    let rest = await pick(pile.reduce((sum, count) => sum + count, 0))
    const chip = pile.findIndex((count) => (rest -= count) < 0)
    pile[chip]! -= 1
    return { chance: 'chip', chip: chips[chip]! }
  }
}

function alcazaba(): Dealer {
  const extra = 'tower-12'
  const sizes = { pavilion: 7, seraglio: 7, arcades: 9, chambers: 9, garden: 11, tower: 11 }
  const unseen = Object.entries(sizes).map(([kind, size]) =>
    Array.from({ length: size }, (_, index) => `${kind}-${String(index + 1).padStart(2, '0')}`),
  )
  const bag = Object.values(sizes).map((size) => size - 5)
  let extras = 1
  let drawn = 0

  async function drawBase(kind: number, pick: Pick): Promise<string> {
    return unseen[kind]!.splice(await pick(unseen[kind]!.length), 1)[0]!
  }

  async function drawFromBag(pick: Pick): Promise<string> {
    let rest = await pick(bag.reduce((sum, count) => sum + count, extras))
    const kind = bag.findIndex((count) => (rest -= count) < 0)
    if (kind < 0) {
      extras = 0
      return extra
    }
    bag[kind]! -= 1
    return drawBase(kind, pick)
  }

  return async (line, pick) => {
    if (line.chance === 'roll') return throwDice(line, pick)
    if (line.chance !== 'tile') return { chance: line.chance!, type: await pick(KINDS) }
    const place = drawn++ % 11 // six of a stack, one a type, then five of the bag
    return { chance: 'tile', tile: place < KINDS ? await drawBase(place, pick) : await drawFromBag(pick) }
  }
}

const DEALERS: Record<string, (options: Fields) => Dealer> = { burgenland, alcazar, alhambra, alcazaba }

export const dealerOf = (game: string, options: Fields): Dealer | null => DEALERS[game]?.(options) ?? null
