/** Who could have influenced the luck, in the player's language. */

import { language, say } from '../words/words.svelte'
import type { Influence } from './influence'
import type { Finding } from './sealed'

/** Some names as the language lists them. */
export const list = (names: string[]) => new Intl.ListFormat(language()).format(names)

/** What to say where the house did not keep to what was committed to; null where nothing speaks against it. */
export function sayDistrust(finding: Finding | null): string | null {
  return finding && finding !== 'sealed' && finding !== 'used' ? say(`finding.${finding}`) : null
}

/** All there is to say of a luck that was dealt: what this device found, and who could have influenced it. */
export function sayLuck(finding: Finding | null, influence: Influence, names: string[]): string {
  const found = finding && finding !== 'sealed' ? say(`finding.${finding}`) : ''
  return finding?.endsWith('_changed') ? found : `${found} ${sayInfluence(influence, names)}`.trim()
}

function sayInfluence(influence: Influence, names: string[]): string {
  const { known_from: line } = influence
  if (line === null) return sayChoice(influence, names)
  const seats = names.map((_, seat) => say('seat_number', { number: seat + 1 })) // others sat there in that match
  return `${say('influence.known', { line })} ${sayChoice(influence, seats)}`
}

function sayChoice({ chooser, added, withheld, open_words }: Influence, names: string[]): string {
  const facts = {
    added: list(added.map((seat) => names[seat]!)),
    withheld: list(withheld.map((seat) => names[seat]!)),
    count: added.length,
    missing: withheld.length,
    lucks: 2 ** withheld.length,
  }
  switch (chooser) {
    case 'no_one':
      return say('influence.no_one', facts)
    case 'house_by_omission':
      return say('influence.by_omission', facts)
    case 'house':
      if (open_words) return say('influence.open_words')
      return withheld.length ? say('influence.withheld', facts) : say('influence.house')
  }
}
