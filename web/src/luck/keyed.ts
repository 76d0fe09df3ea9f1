/** Luck from a secret, as `docs/records.md` explains it: anyone can draw the same numbers again. */

import { digest, hmac } from './sha256'

const TWO_TO_64 = 1n << 64n

export type Pick = (below: number) => Promise<number>

/**
 * How a game's luck is drawn: it sees a record line by line and says what luck had to bring there. It may look at what
 * the line asks, not at what it says.
 */
export type Dealer<Outcome> = (line: Outcome, pick: Pick) => Promise<Outcome>

export const utf8 = (text: string) => new TextEncoder().encode(text)

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function sha256(bytes: Uint8Array): string {
  return Array.from(digest(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The match and every word, each with its length in characters before it. */
export function stemOf(match: string, words: string[]): string {
  return [match, ...words].map((text) => `${Array.from(text).length}:${text}|`).join('')
}

export class KeyedLuck {
  private readonly secret: Uint8Array
  private readonly stem: string

  constructor(secret: string, match: string, words: string[]) {
    this.secret = bytesOf(secret)
    this.stem = stemOf(match, words)
  }

  /** The numbers of one turn, in the order in which they are asked for. */
  at(turn: number): Pick {
    let draw = 0
    return async (below) => {
      const limit = TWO_TO_64 - (TWO_TO_64 % BigInt(below))
      for (;;) {
        const numbers = new DataView(hmac(this.secret, utf8(`${this.stem}${turn}|${draw++}`)).buffer)
        for (let place = 0; place < 32; place += 8) {
          const number = numbers.getBigUint64(place)
          if (number < limit) return Number(number % BigInt(below))
        }
      }
    }
  }
}
