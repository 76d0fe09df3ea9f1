/** Something that is asked of the server: whether it is under way, and what went wrong. */

import { address } from '../route.svelte'
import { rememberTable } from '../settings.svelte'
import { fault, type Fault } from '../words/fault'
import type { Seated } from './wire'

export class Attempt {
  busy = $state(false)
  trouble = $state('')

  async make(request: () => Promise<unknown>): Promise<void> {
    this.busy = true
    try {
      await request()
      this.trouble = ''
    } catch (error) {
      this.trouble = fault(error as Fault)
    } finally {
      this.busy = false
    }
  }

  /** Set up a table of a game, and go there. */
  async goTo(game: string, request: Promise<Seated>, before: (table: string) => void = () => {}): Promise<void> {
    await this.make(async () => {
      const { table } = await request
      rememberTable(table, game)
      before(table)
      address.go(`/table/${table}`)
    })
  }
}
