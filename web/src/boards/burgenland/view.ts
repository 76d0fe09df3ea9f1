/** The table of Burgen Land. */

import type * as wire from '../../wire'

export const COLOURS = ['blue', 'yellow', 'red'] as const
export type Colour = (typeof COLOURS)[number]
export const CARDS = ['wall', 'open_tower', 'house', 'roofed_tower'] as const
export type Card = (typeof CARDS)[number]
export type Space = Card | 'crown' | 'wall_crown'
export const AREA = 8
export const SPACES = 24
export const GOAL = 30
export const RED_DICE = 5

export interface Castle extends wire.BurgenlandCastle {
  slots: (Card | 'empty')[]
}

export interface BurgenlandView extends wire.BurgenlandView {
  colour: Colour | null
  spaces: Space[]
  piles: Record<Colour, Record<Card, number>>
  castles: [Record<Colour, Castle>, Record<Colour, Castle>]
}

export const colourOf = (space: number): Colour => COLOURS[Math.floor(space / AREA)]!
