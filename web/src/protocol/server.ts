/** What the page asks the server over HTTP. */

import { sealSeats } from '../luck/keeping'
import type { Catalogue, Failure, History, NewBranch, NewSeat, NewTable, Replay, Review } from './wire'
import type { Rules, Seated, TableFacts, Tables } from './wire'

/** A request that the server answered with no, or did not answer. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

async function ask(method: string, path: string, body?: object): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body ? { 'Content-Type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : undefined,
    })
  } catch {
    throw new Refused('no_answer', 'The server does not answer.')
  }
  if (response.ok) return response
  const failure = (await response.json().catch(() => null)) as Failure | null
  throw new Refused(failure?.error.code ?? 'trouble', failure?.error.sentence ?? response.statusText)
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T
}

async function post<T>(path: string, body: object): Promise<T> {
  return (await (await ask('POST', path, body)).json()) as T
}

async function seat(path: string, wish: NewTable | NewSeat): Promise<Seated> {
  const seated = await post<Seated>(path, { ...wish, adds_word: true })
  sealSeats(seated)
  return seated
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

export const listGames = () => get<Catalogue>('/api/games')
export const listTables = () => get<Tables>('/api/tables')
export const lookAtTable = (table: string) => get<TableFacts>(at(table))
export const readHistory = (table: string) => get<History>(`${at(table)}/history`)
/** Set up a table; every own seat gets a word for the luck, which stays in this browser. */
export const setUpTable = (wish: NewTable) => seat('/api/tables', wish)
export const sitDown = (table: string, wish: NewSeat) => seat(`${at(table)}/seats`, wish)
export const lendSeat = (table: string, seat: number, bot: string) =>
  ask('POST', `${at(table)}/seats/${seat}/bot`, { bot })
export const takeSeatBack = (table: string, seat: number) => ask('DELETE', `${at(table)}/seats/${seat}/bot`)
/** A match that is over, through the eyes of a seat, or of a spectator. */
export const readReplay = (table: string, sees: number | null) =>
  get<Replay>(`${at(table)}/replay${sees === null ? '' : `?sees=${sees}`}`)
export const readRules = (game: string) => get<Rules>(`/api/games/${encodeURIComponent(game)}/rules`)
export const branchOff = (table: string, wish: NewBranch) => post<Seated>(`${at(table)}/branches`, wish)

/** How the match went; null while the server is still weighing it. */
export async function readReview(table: string): Promise<Review | null> {
  const response = await ask('GET', `${at(table)}/review`)
  return response.status === 202 ? null : ((await response.json()) as Review)
}

export const recordAddress = (table: string) => `${at(table)}/record`
export const readRecord = async (table: string) => (await ask('GET', recordAddress(table))).text()

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}${at(table)}/socket`
}
