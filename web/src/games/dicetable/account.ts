/** How the points of both dice games came about. */

import type { AccountRow } from '../../stage/game'

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
    ([label, each]) => ({
      label,
      cells: names.map((_, seat) => sum(each, seat)),
    }),
  )
}
