/** The words of Burgen Land. */

import type { Action, Happening } from '../../protocol'
import { say, sayIfKnown } from '../../words/words.svelte'
import { AREA, CARDS, COLOURS, colourOf, type Colour, type Space } from './view'

export const sayColour = (colour: Colour): string => say(`colour.${colour}`)
export const sayCard = (card: Space | 'empty'): string => say(`card.${card}`)
export const saySpace = (space: number): string =>
  say('space', { colour: sayColour(colourOf(space)), number: (space % AREA) + 1 })

function sayPlace(place: unknown): string {
  if (place === 'left' || place === 'right') return say(`place.${place}`)
  return say('place.slot', { slot: Number(place) + 1 })
}

export function sayAction(action: Action): string | null {
  switch (action.do) {
    case 'roll':
      return action.red === 0 ? say('burgenland.do.roll') : say('burgenland.do.roll_red', { count: Number(action.red) })
    case 'move':
      return say('burgenland.do.move', { count: Number(action.steps) })
    case 'card':
      return action.from === undefined
        ? say('burgenland.do.card', { place: sayPlace(action.at) })
        : say('burgenland.do.card_from', { place: sayPlace(action.at), slot: Number(action.from) + 1 })
    case 'lose':
      return say('burgenland.do.lose', { place: sayPlace(action.end) })
    default:
      return sayIfKnown(`burgenland.do.${action.do}`)
  }
}

export function sayHappening(event: Happening, names: string[]): string | null {
  const name = names[Number(event.seat)] ?? ''
  const rival = names[1 - Number(event.seat)] ?? ''
  const colour = event.colour === undefined ? '' : sayColour(COLOURS[Number(event.colour)]!)
  const card = event.card === undefined ? '' : sayCard(CARDS[Number(event.card) - 1]!)
  switch (event.event) {
    case 'dice_rolled': {
      const roll = event.roll as { own: number; red: number[] }
      const word = roll.red.length ? 'burgenland.happened.dice_rolled_red' : 'burgenland.happened.dice_rolled'
      return say(word, { name, own: roll.own, red: roll.red.join(', ') })
    }
    case 'crown_moved':
      return say('burgenland.happened.crown_moved', { space: saySpace(Number(event.end)) })
    case 'dice_taken': {
      const stolen = Number(event.from_rival)
      const count = Number(event.from_board) + stolen
      if (count === 0) return say('burgenland.happened.dice_none', { name })
      return say(stolen ? 'burgenland.happened.dice_stolen' : 'burgenland.happened.dice_taken', {
        name,
        rival,
        count,
        stolen,
      })
    }
    case 'card_taken': {
      const word = event.source === null ? 'burgenland.happened.card_taken' : 'burgenland.happened.card_stolen'
      return say(word, { name, rival, colour, card, place: sayPlace(event.at) })
    }
    case 'colour_scored': {
      const [first, second] = event.values as [number, number]
      const winner = names[first > second ? 0 : 1] ?? ''
      const word = first === second ? 'burgenland.happened.scored_even' : 'burgenland.happened.scored'
      return say(word, { colour, first, second, name: winner, count: Math.abs(first - second) })
    }
    case 'busted':
      return say('burgenland.happened.busted', { name, colour })
    case 'card_lost':
      return say('burgenland.happened.card_lost', { name, colour, card })
    case 'turn_ended':
      return say('burgenland.happened.turn_ended', { name })
    case 'match_won':
      return say('burgenland.happened.match_won', { name })
    default:
      return null
  }
}
