import type { GameParts } from '../../stage/game'
import { FIRST_THROW } from '../dicetable/tour'
import type { Alcazaba } from './wire'

export const tour: GameParts<Alcazaba>['tour'] = [
  ...FIRST_THROW,
  { part: 'area', until: ['tile_taken'] },
  { part: 'palaces', until: ['tile_built', 'tile_reserved', 'tile_given'] },
  { part: 'palaces' },
  { part: 'asks' },
]
