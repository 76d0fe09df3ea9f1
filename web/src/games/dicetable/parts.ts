/** What both dice games have in common of the parts of a game. */

import type { AccountRow } from '../../stage/game'
import type { TableView } from './wire'

/** What one scoring brought somebody; the owner null is Dirk. */
interface Scored {
  label: string
  owner: number | null
  points: number
}

/** One line for each label, the points of every seat added up. */
export function accountRows(scored: Scored[], names: string[]): AccountRow[] {
  const sum = (each: Scored[], seat: number) =>
    each.reduce((points, one) => points + (one.owner === seat ? one.points : 0), 0)
  return Array.from(
    Map.groupBy(scored, ({ label }) => label),
    ([label, each]) => ({ label, cells: names.map((_, seat) => sum(each, seat)) }),
  )
}

/** Owners are the seats, and Dirk behind them. */
export const TABLE_PARTS = {
  scoresOf: (view: TableView) => view.scores,
  bystandersOf: (view: TableView, seats: number) => view.scores.slice(seats).map((score) => ({ name: 'Dirk', score })),
}
