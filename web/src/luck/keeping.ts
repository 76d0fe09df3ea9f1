/** Where this browser keeps the words that it adds to the luck of its tables. */

import type { Seated } from '../protocol/wire'
import { sealWords, type SealedWords } from './sealed'

const KEY = 'alcaide.luck'
/** Older tables are forgotten. */
const MOST = 60

type Tables = Record<string, SealedWords>
/** Used where nothing can be stored; it lasts as long as the page. */
let tables: Tables = {}

function recall(): Tables {
  try {
    tables = { ...tables, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Tables) }
  } catch {
    // what the page remembers is all there is
  }
  return tables
}

export const wordsKeptFor = (table: string): SealedWords | null => recall()[table] ?? null

export function keepWords(table: string, words: SealedWords): void {
  const { [table]: _, ...others } = recall()
  tables = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, words]])
  try {
    localStorage.setItem(KEY, JSON.stringify(tables))
  } catch {
    // not private enough, or full
  }
}

/** New words for seats that were just taken, where the luck takes any. */
export function sealSeats({ table, seats, luck }: Seated): void {
  if (!seats.length || luck.scheme !== 2 || luck.known_from !== null) return
  const sealed = sealWords(luck, seats)
  const before = wordsKeptFor(table)
  keepWords(table, before ? { ...before, words: { ...before.words, ...sealed.words } } : sealed)
}
