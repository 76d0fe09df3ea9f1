/** The table of Burgen Land, as `alcaide.games.burgenland.view` says it. */

export const COLOURS = ['blue', 'yellow', 'red'] as const
export type Colour = (typeof COLOURS)[number]
export const CARDS = ['wall', 'open_tower', 'house', 'roofed_tower'] as const
export type Card = (typeof CARDS)[number]
export type Space = Card | 'crown' | 'wall_crown'
export const AREA = 8
export const SPACES = 24
export const GOAL = 30
export const RED_DICE = 5

export interface Castle {
  slots: (Card | 'empty')[]
  value: number
}

export interface BurgenlandView {
  to_act: number
  seat: number
  asked: 'roll' | 'move' | 'space' | 'lose'
  colour: Colour | null
  crown: number
  spaces: Space[]
  shown: number[]
  scores: number[]
  supply: number
  red: number[]
  piles: Record<Colour, Record<Card, number>>
  castles: Record<Colour, Castle>[]
}

export const colourOf = (space: number): Colour => COLOURS[Math.floor(space / AREA)]!
