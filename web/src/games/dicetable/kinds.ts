/** The six kinds of buildings on the dice, and the cells of the dice area. */

export const ROLLS = 3
export const MOST_DICE = 8

export const KINDS = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const
