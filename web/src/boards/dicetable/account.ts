/** How the points of both dice games came about. */

import type { Fields, Happening } from '../../protocol'
import { sayIfKnown } from '../../words/words.svelte'
import type { AccountRow } from '../board'

export function accountOf(_: Fields, log: Happening[], names: string[]): AccountRow[] {
  const rows = new Map<string, AccountRow>()
  for (const event of log) {
    const label = sayIfKnown(`account.${event.event}`, { scoring: String(event.scoring) })
    const owner = event.owner ?? event.seat
    if (label === null || owner == null) continue
    const row = rows.get(label) ?? { label, cells: names.map(() => 0) }
    row.cells[Number(owner)] = Number(row.cells[Number(owner)]) + Number(event.points)
    rows.set(label, row)
  }
  return [...rows.values()]
}
