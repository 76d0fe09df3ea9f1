/** Legal actions by what is done; a long list is folded. */

import type { Choice } from '../protocol'

const FEW = 8

export const groupsOf = (legal: Choice[]): Map<string, Choice[]> => Map.groupBy(legal, ({ action }) => action.do)

export const isLong = (choices: Choice[], legal: Choice[]): boolean => legal.length > FEW && choices.length > 1
