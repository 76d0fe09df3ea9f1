/** Picking from the legal actions those that a thing on the board stands for. */

import type { Action, Choice } from '../protocol'

export const doing = (legal: Choice[], kind: string, fits: (action: Action) => boolean = () => true): Choice[] =>
  legal.filter((choice) => choice.action.do === kind && fits(choice.action))
