/** The chips of the dice game. */

import type { AlhambraView } from './wire'

export type Chip = NonNullable<AlhambraView['bonus'][number]>

/** What is drawn on a chip, and which word it is called by. */
export const CHIPS = {
  p1: { sign: '1', word: 'value.1' },
  p2: { sign: '2', word: 'value.2' },
  p3: { sign: '3', word: 'value.3' },
  swap: { sign: '⇄', word: 'chip.swap' },
  displace: { sign: '⇥', word: 'chip.displace' },
  cancel: { sign: '✕', word: 'chip.cancel' },
  black: { sign: '■', word: 'chip.black' },
  start: { sign: '★', word: 'chip.start' },
} as const satisfies Record<Chip, { sign: string; word: string }>

export const ALL_CHIPS = Object.keys(CHIPS) as Chip[]
