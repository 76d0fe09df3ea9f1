/** One table, as the server tells it: the latest update replaces all before it. */

import { keepWords, wordsKeptFor } from '../luck/keeping'
import { answerLuck, type Finding } from '../luck/sealed'
import { settings } from '../settings.svelte'
import type { Face } from '../table/faces'
import { readHistory, socketAddress } from './server'
import { VERSION, type Choice, type FromClient, type FromServer, type Happening } from './wire'
import type { ChatLine, Hint, No, Reacted, Update } from './wire'

const SHORTEST_WAIT = 250
const LONGEST_WAIT = 10_000
/** The close code after a refused hello: coming back would not help. */
const TURNED_AWAY = 4400
/** The close code of a server that has too much to do: who was turned away comes back later, and not all at once. */
const LATER = 1013
const LATER_WAIT = 2_000
/** How long an update that tells something stays before the next one is shown. */
const LOOK = 650
const MOST_WAITING = 12

export type Link = 'connecting' | 'open' | 'lost' | 'refused' | 'left'

export class Connection {
  link: Link = $state('connecting')
  update: Update | null = $state.raw(null)
  /** Everything that happened, the oldest first. */
  log: Happening[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  /** To every line of the chat, the face of each seat that reacted. */
  reactions: Map<number, Map<number, Face>> = $state.raw(new Map())
  hint: Hint | null = $state.raw(null)
  refusal: No | null = $state.raw(null)
  /** How the luck looks from here; null where this device adds no word. */
  finding: Finding | null = $state(null)
  /** Whether something was sent that no update has answered yet. */
  sending = $state(false)
  /** Whether a bot is thinking about a hint; one can play on meanwhile. */
  thinking = $state(false)

  private socket: WebSocket | null = null
  private wait = SHORTEST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private waiting: Update[] = []
  private showing: ReturnType<typeof setTimeout> | undefined
  private greeted = false
  /** What updates have told since this connection began; what did not change the match is told beside its history. */
  private heard: { turn: number; events: Happening[]; beside: boolean }[] = []
  private newest = 0

  constructor(readonly table: string) {
    this.connect()
  }

  leave(): void {
    this.link = 'left'
    clearTimeout(this.timer)
    clearTimeout(this.showing)
    this.socket?.close()
  }

  /** Connect anew, for example after sitting down: the cookie then says more. */
  again(): void {
    this.wait = SHORTEST_WAIT
    clearTimeout(this.timer)
    const old = this.socket
    this.connect()
    old?.close()
  }

  act(action: Choice['action']): void {
    this.sendForTurn((turn) => ({ type: 'act', turn, action }))
  }

  undo(): void {
    this.sendForTurn((turn) => ({ type: 'undo', turn }))
  }

  allowUndo(allow: boolean): void {
    this.sendForTurn((turn) => ({ type: 'allow_undo', turn, allow }))
  }

  askHint(): void {
    if (this.update) this.thinking = this.send({ type: 'hint', turn: this.update.turn })
  }

  say(text: string): void {
    this.send({ type: 'chat', text })
  }

  react(number: number, face: Face | null): void {
    this.send({ type: 'react', number, face })
  }

  private sendForTurn(message: (turn: number) => FromClient): void {
    if (!this.update || this.sending) return
    this.sending = this.send(message(this.update.turn))
  }

  private send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.refusal = null
    this.socket.send(JSON.stringify(message))
    return true
  }

  private connect(): void {
    const socket = new WebSocket(socketAddress(this.table))
    this.socket = socket
    this.greeted = false
    this.sending = this.thinking = false
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: VERSION }))
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(String(message.data)) as FromServer)
    }
    socket.onclose = (close) => {
      if (socket === this.socket) this.closed(close.code)
    }
  }

  private closed(code: number): void {
    this.sending = false
    if (this.link === 'left') return
    if (code === TURNED_AWAY) {
      this.link = 'refused'
      return
    }
    this.link = 'lost'
    if (code === LATER) this.wait = Math.max(this.wait, LATER_WAIT)
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()))
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT)
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'update':
        return this.take(message)
      case 'chat':
        if (!this.chat.some((said) => said.number === message.number)) this.chat = [...this.chat, message]
        return
      case 'reaction':
        this.hearReaction(message)
        return
      case 'hint':
        this.thinking = false
        if (message.turn === this.update?.turn) this.hint = message
        return
      case 'refused':
        this.sending = this.thinking = false
        this.refusal = message
    }
  }

  private hearReaction({ about, seat, face }: Reacted): void {
    const faces = new Map(this.reactions.get(about))
    if (face) faces.set(seat, face)
    else faces.delete(seat)
    this.reactions = new Map(this.reactions).set(about, faces)
  }

  /** Do this device's part for the luck: commit, reveal when all have committed, and look whether all was kept. */
  private addToLuck({ phase, luck, you }: Update): void {
    const kept = wordsKeptFor(this.table)
    if (!kept) return
    const answer = answerLuck(kept, phase, luck)
    if (answer.kept !== kept) keepWords(this.table, answer.kept) // before anything is revealed
    this.finding = answer.finding
    for (const message of answer.messages) if (you.includes(message.seat)) this.socket?.send(JSON.stringify(message))
  }

  private take(update: Update): void {
    this.addToLuck(update)
    if (!this.greeted) {
      this.greeted = true
      this.link = 'open'
      this.wait = SHORTEST_WAIT
      this.heard = []
      this.newest = update.turn
      this.waiting = []
      clearTimeout(this.showing)
      this.showing = undefined
      this.show(update)
      void this.catchUp()
      return
    }
    this.heard.push({ turn: update.turn, events: update.events, beside: update.turn === this.newest })
    this.newest = update.turn
    this.waiting.push(update)
    if (this.waiting.length > MOST_WAITING || !settings.motion) this.hurry()
    else if (this.showing === undefined) this.showNext()
  }

  private hurry(): void {
    clearTimeout(this.showing)
    this.showing = undefined
    for (const update of this.waiting.splice(0)) this.show(update)
  }

  private showNext(): void {
    this.showing = undefined
    const next = this.waiting.shift()
    if (!next) return
    this.show(next)
    const others = next.events.length > 0 && !(next.to_act !== null && next.you.includes(next.to_act))
    this.showing = setTimeout(() => this.showNext(), others ? LOOK : 0)
  }

  private show(update: Update): void {
    if (update.turn !== this.update?.turn) {
      this.hint = null
      this.thinking = false
    }
    this.sending = false
    // An update that tells nothing new of the match, only who is there, leaves in sight what happened last.
    const quiet = !update.events.length && update.turn === this.update?.turn
    this.update = quiet ? { ...update, events: this.update!.events } : update
    if (update.events.length) this.log = [...this.log, ...update.events]
  }

  /** Read what happened before this connection began. */
  private async catchUp(): Promise<void> {
    const history = await readHistory(this.table).catch(() => null)
    if (!history) return
    const before = history.moments.flatMap((moment) => moment.events)
    const since = this.heard.filter((told) => told.beside || told.turn > history.turn).flatMap((told) => told.events)
    const waiting = this.waiting.reduce((count, update) => count + update.events.length, 0)
    const all = [...before, ...since]
    this.log = waiting ? all.slice(0, -waiting) : all
  }
}
