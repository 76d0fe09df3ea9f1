/** What both dice games show, as `alcaide.games.dicetable.view` says it. Owners are the seats, and Dirk behind them. */

export const ROLLS = 3
export const MOST_DICE = 8

export interface TableView {
  to_act: number
  seat: number
  asked: string
  round: number
  start: number
  next_start: number
  start_column: number | null
  dirk: boolean
  scores: number[]
  markers: number[]
  fallen: number[]
  dice: number[]
  rolls: number
  thrown: number
  area: (number | null)[][]
  column: number | null
}
