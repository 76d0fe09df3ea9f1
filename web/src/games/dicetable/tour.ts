import type { GameParts } from '../../stage/game'
import type { Dicetable } from './wire'

/** How both dice games begin: throw, throw again, place a marker. */
export const FIRST_THROW: GameParts<Dicetable>['tour'] = [
  { part: 'dice' },
  { part: 'dice', until: ['dice_taken_up', 'marker_placed'] },
  { part: 'area', until: ['marker_placed'] },
]
