/** What went wrong, in the player's language where it is known, else as the server says it. */

import { sayIfKnown } from './words.svelte'

export interface Fault {
  code: string
  sentence?: string
  message?: string
}

export const fault = (error: Fault): string =>
  sayIfKnown(`fault.${error.code}`) ?? error.sentence ?? error.message ?? error.code
