/** Picking from the legal actions those that a thing on the board stands for. */

import type { Choice, GameTypes } from '../protocol/wire'

export function doing<G extends GameTypes, Do extends G['action']['do']>(
  legal: Choice<G>[],
  kind: Do,
  fits: (action: Extract<G['action'], { do: Do }>) => boolean = () => true,
): Choice<G>[] {
  const isMeant = (action: G['action']): action is Extract<G['action'], { do: Do }> => action.do === kind
  return legal.filter(({ action }) => isMeant(action) && fits(action))
}

export const sameAction = (one: GameTypes['action'], other: GameTypes['action']): boolean =>
  written(one) === written(other)

function written(action: GameTypes['action']): string {
  return JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Whether what is pointed at, or hinted, is one of these. */
export const isIn = (choices: Choice[], choice: Choice | null): boolean => choice !== null && choices.includes(choice)
