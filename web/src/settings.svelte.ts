/** What this browser remembers: how its owner likes to play, and where they sit. */

export interface MyTable {
  table: string
  game: string
  at: number
}

interface Kept {
  name: string
  language: string
  theme: 'auto' | 'light' | 'dark'
  large: boolean
  /** Whether a move that is the only one plays itself. */
  forced: boolean
  /** Whether every move is confirmed. */
  confirm: boolean
  /** Whether pieces move, and others' moves are shown one after another. */
  motion: boolean
  /** Whether the browser tells when it is one's turn. */
  notify: boolean
  tables: MyTable[]
  /** The guided match that is under way, and how far it has come. */
  tour: { table: string; step: number } | null
}

const KEY = 'alcaide'
const MOST_TABLES = 30

function recall(): Kept {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const fresh: Kept = {
    name: '',
    language: '',
    theme: 'auto',
    large: false,
    forced: true,
    confirm: false,
    motion: !calm,
    notify: false,
    tables: [],
    tour: null,
  }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return fresh
  }
}

export const settings: Kept = $state(recall())

/** Keep the settings whenever they change, and let the page look like them. */
export function keepSettings(): void {
  $effect(() => {
    const kept = JSON.stringify(settings)
    try {
      localStorage.setItem(KEY, kept)
    } catch {
      // a browser that keeps nothing still plays
    }
    const root = document.documentElement
    root.dataset.theme = settings.theme
    root.dataset.large = String(settings.large)
    root.dataset.motion = String(settings.motion)
  })
}

export function rememberTable(table: string, game: string): void {
  const others = settings.tables.filter((each) => each.table !== table)
  settings.tables = [{ table, game, at: Date.now() }, ...others].slice(0, MOST_TABLES)
}

export function forgetTable(table: string): void {
  settings.tables = settings.tables.filter((each) => each.table !== table)
}
