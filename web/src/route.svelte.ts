/** Which screen the address asks for. */

export type Route =
  | { screen: 'lobby' }
  | { screen: 'table'; table: string; /** The moment of a finished match that is looked at. */ line: number | null }
  | { screen: 'nowhere' }

const TABLE = /^\/table\/([a-z0-9]{1,40})\/?$/

function read({ pathname, hash }: Location): Route {
  if (pathname === '/' || pathname === '/index.html') return { screen: 'lobby' }
  const table = TABLE.exec(pathname)?.[1]
  const line = /^#(\d{1,6})$/.exec(hash)?.[1]
  return table ? { screen: 'table', table, line: line ? Number(line) : null } : { screen: 'nowhere' }
}

class Address {
  route: Route = $state.raw(read(location))

  constructor() {
    addEventListener('popstate', () => (this.route = read(location)))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.route = read(location)
    scrollTo(0, 0)
  }

  /** Look at another moment of the same match: no step for the browser's back button. */
  look(line: number): void {
    history.replaceState(null, '', `#${line}`)
    this.route = read(location)
  }

  /** Follow a link inside the page, unless it is to be opened elsewhere. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    this.go(event.currentTarget.pathname + event.currentTarget.hash)
  }
}

export const address = new Address()

/** The name of the table in a link, or in what somebody typed for one. */
export function tableOf(text: string): string | null {
  const typed = text.trim()
  const path = typed.includes('/table/') ? typed.slice(typed.indexOf('/table/')) : `/table/${typed}`
  return TABLE.exec(path.split(/[?#]/)[0]!)?.[1] ?? null
}
