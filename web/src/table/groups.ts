/** Legal actions by what is done; a long list is folded. */

import type { Choice } from '../protocol/wire'

const FEW = 8
/** So many fit beside the board on a phone. */
const FEW_ON_A_PHONE = 4

export const groupsOf = (legal: Choice[]): Map<string, Choice[]> => Map.groupBy(legal, ({ action }) => action.do)

export const isLong = (choices: Choice[], legal: Choice[]): boolean => legal.length > FEW && choices.length > 1

/** Whether a narrow screen leaves these to the board until it is asked for them. */
export const isCrowded = (choices: Choice[], legal: Choice[]): boolean =>
  isLong(choices, legal) || (legal.length > FEW_ON_A_PHONE && choices.length > 2)
