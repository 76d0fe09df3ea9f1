/** SHA-256 and HMAC (FIPS 180-4, RFC 2104). A browser has them too, but not on a page that came over plain http. */

const BLOCK = 64
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 && !Array.from({ length: number - 2 }, (_, less) => less + 2).some((less) => number % less === 0),
)
/** The first 32 bits of the fractional part. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.slice(0, BLOCK).map((prime) => fraction(Math.cbrt(prime)))

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function digest(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const input = new DataView(padded.buffer)
  input.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  const state = Int32Array.from(START)
  for (let start = 0; start < padded.length; start += BLOCK) compress(state, input, start)
  const output = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => output.setInt32(4 * index, word))
  return new Uint8Array(output.buffer)
}

function compress(state: Int32Array, input: DataView, start: number): void {
  const words = new Int32Array(BLOCK)
  for (let index = 0; index < BLOCK; index++) {
    if (index < 16) words[index] = input.getInt32(start + 4 * index)
    else {
      const [one, other] = [words[index - 15]!, words[index - 2]!]
      const low = rotate(one, 7) ^ rotate(one, 18) ^ (one >>> 3)
      const high = rotate(other, 17) ^ rotate(other, 19) ^ (other >>> 10)
      words[index] = words[index - 16]! + low + words[index - 7]! + high
    }
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let index = 0; index < BLOCK; index++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + ROUNDS[index]! + words[index]!) | 0
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => (state[index]! += word))
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const short = key.length > BLOCK ? digest(key) : key
  const pad = (byte: number) => Uint8Array.from({ length: BLOCK }, (_, index) => (short[index] ?? 0) ^ byte)
  return digest(join(pad(0x5c), digest(join(pad(0x36), message))))
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
