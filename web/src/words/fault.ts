/** What went wrong, in the player's language where it is known, else as the server says it. */

import { language, sayIfKnown } from './words.svelte'

export interface Fault {
  code: string
  sentence?: string
  message?: string
}

/** Codes whose sentences tell more than one word for all of them can; the server's are English. */
const TELLING = new Set(['illegal', 'not_understood', 'bad_players', 'bad_option', 'bad_value', 'cannot_go_on'])

export function fault(error: Fault): string {
  const told = error.sentence ?? error.message
  if (told && language() === 'en' && TELLING.has(error.code)) return told
  return sayIfKnown(`fault.${error.code}`) ?? told ?? error.code
}
