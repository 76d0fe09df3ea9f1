/** What both dice games show. Owners are the seats, and Dirk behind them. */

import type * as wire from '../../wire'

export const ROLLS = 3
export const MOST_DICE = 8

type Shared = Exclude<keyof wire.AlhambraView & keyof wire.AlcazabaView, 'unseen'>
export type TableView = Pick<wire.AlhambraView, Shared>
