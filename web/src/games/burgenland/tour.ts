import type { GameParts } from '../../stage/game'
import type { Burgenland } from './wire'

export const tour: GameParts<Burgenland>['tour'] = [
  { part: 'seats' },
  { part: 'die', until: ['dice_rolled'] },
  { part: 'track', until: ['crown_moved'] },
  { part: 'castles', until: ['card_taken', 'dice_taken', 'colour_scored'] },
  { part: 'actions' },
  { part: 'red' },
  { part: 'actions', until: ['turn_ended'] },
  { part: 'asks' },
]
