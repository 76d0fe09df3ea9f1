/** The table of the dice game, as `alcaide.games.alhambra.view` says it. */

import type { TableView } from '../dicetable/view'

export const TRACK = 12
export const CHIPS = ['p1', 'p2', 'p3', 'swap', 'displace', 'cancel', 'black', 'start'] as const
export type Chip = (typeof CHIPS)[number]

export interface AlhambraView extends TableView {
  black: number | null
  can_cancel: boolean
  bonus: (Chip | null)[]
  chips: Partial<Record<Chip, number>>[]
  unseen: Record<'light' | 'dark', Partial<Record<Chip, number>>>
  stones: number[][]
  under: number[][]
  receiver: number | null
  due: number
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
