/** The track of Burgen Land: three areas of one colour each, and what lies on them. */

import type { BurgenlandView } from './wire'

export type Colour = NonNullable<BurgenlandView['colour']>
/** What stands on a space or in a slot. */
export type Kind = BurgenlandView['spaces'][number]

export const COLOURS = ['blue', 'yellow', 'red'] as const satisfies Colour[]
export const CARDS = ['wall', 'open_tower', 'house', 'roofed_tower'] as const satisfies Kind[]
export const AREA = 8
export const SPACES = 24
export const RED_DICE = 5

export const colourOf = (space: number): Colour => COLOURS[Math.floor(space / AREA)]!
