/** The six kinds of buildings on the dice, each with a picture in a box of 46 by 46; and the cells of the dice area. */

export const ROLLS = 3
export const MOST_DICE = 8

export const KINDS = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const

export const PICTURES = [
  'M10 36V22l13-11 13 11v14z',
  'M11 36V18a12 12 0 0 1 24 0v18z',
  'M10 36V14h26v22h-5V24a4 4 0 0 0-7 0v12h-3V24a4 4 0 0 0-7 0v12z',
  'M9 37V15l4-5h20l4 5v22H27V26h-8v11z',
  'M23 10a9 9 0 0 1 8 14 8 8 0 0 1-5 3v9h-6v-9a8 8 0 0 1-5-3 9 9 0 0 1 8-14z',
  'M15 36V16h-3v-6h4v3h4v-3h6v3h4v-3h4v6h-3v20z',
]
