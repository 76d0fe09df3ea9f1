/** The table of the dice game. */

import type * as wire from '../../wire'

export const TRACK = 12
export const CHIPS = ['p1', 'p2', 'p3', 'swap', 'displace', 'cancel', 'black', 'start'] as const
export type Chip = (typeof CHIPS)[number]

export interface AlhambraView extends wire.AlhambraView {
  bonus: (Chip | null)[]
}

/** What is drawn on a chip. */
export const SIGNS: Record<Chip, string> = {
  p1: '1',
  p2: '2',
  p3: '3',
  swap: '⇄',
  displace: '⇥',
  cancel: '✕',
  black: '■',
  start: '★',
}
