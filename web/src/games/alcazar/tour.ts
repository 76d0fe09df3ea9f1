import type { GameParts } from '../../stage/game'
import type { Alcazar } from './wire'

export const tour: GameParts<Alcazar>['tour'] = [
  { part: 'relief' },
  { part: 'hand' },
  { part: 'relief', until: ['castle_founded', 'block_laid', 'card_bought', 'tower_bought'] },
  { part: 'purses' },
  { part: 'actions', until: ['noble_placed', 'turn_ended'] },
  { part: 'sale' },
  { part: 'relief' },
  { part: 'asks' },
]
