/** The words of Burgen Land. */

import { sayOf, speakerOf } from '../../words/words.svelte'
import type { Colour, Kind } from './track'
import type { BurgenlandAction, BurgenlandEvent } from './wire'
import type en from './words/en'

export const say = speakerOf<typeof en>('burgenland')

export const sayColour = (colour: Colour): string => say(`colour.${colour}`)
export const sayCard = (card: Kind): string => say(`card.${card}`)
/** A space of the track by its colour and its number there. */
export const saySpace = (colour: Colour, number: number): string => say('space', { colour: sayColour(colour), number })

const sayPlace = (place: 'left' | 'right' | number): string =>
  typeof place === 'number' ? say('place.slot', { slot: place + 1 }) : say(`place.${place}`)

export function sayAction(action: BurgenlandAction): string | null {
  switch (action.do) {
    case 'roll':
      return action.red === 0 ? say('do.roll') : say('do.roll_red', { count: action.red })
    case 'move':
      return say('do.move', { count: action.steps })
    case 'card':
      return action.from === undefined
        ? say('do.card', { place: sayPlace(action.at) })
        : say('do.card_from', { place: sayPlace(action.at), slot: action.from + 1 })
    case 'lose':
      return say('do.lose', { place: sayPlace(action.end) })
    default:
      return sayOf('burgenland', `do.${action.do}`)
  }
}

export function sayEvent(event: BurgenlandEvent, names: string[]): string | null {
  const name = 'seat' in event ? names[event.seat] : ''
  const rival = 'rival' in event ? names[event.rival] : ''
  switch (event.event) {
    case 'dice_rolled': {
      const { own, red } = event.roll
      return say(red.length ? 'happened.dice_rolled_red' : 'happened.dice_rolled', { name, own, red: red.join(', ') })
    }
    case 'crown_moved':
      return say('happened.crown_moved', { space: saySpace(event.colour_name, event.number) })
    case 'dice_taken': {
      const { count, from_rival: stolen } = event
      if (count === 0) return say('happened.dice_none', { name })
      return say(stolen ? 'happened.dice_stolen' : 'happened.dice_taken', { name, rival, count, stolen })
    }
    case 'card_taken': {
      const facts = { name, rival, colour: sayColour(event.colour_name), card: sayCard(event.card_name) }
      const word = event.source === null ? 'happened.card_taken' : 'happened.card_stolen'
      return say(word, { ...facts, place: sayPlace(event.at) })
    }
    case 'colour_scored': {
      const [first, second] = event.values
      const facts = { colour: sayColour(event.colour_name), first, second }
      if (event.winner === null) return say('happened.scored_even', facts)
      return say('happened.scored', { ...facts, name: names[event.winner], count: event.gain })
    }
    case 'busted':
      return say('happened.busted', { name, colour: sayColour(event.colour_name) })
    case 'card_lost':
      return say('happened.card_lost', { name, colour: sayColour(event.colour_name), card: sayCard(event.card_name) })
    default:
      return sayOf('burgenland', `happened.${event.event}`, { name })
  }
}
