import type { GameParts } from '../../stage/game'
import { FIRST_THROW } from '../dicetable/tour'
import type { Alhambra } from './wire'

export const tour: GameParts<Alhambra>['tour'] = [
  ...FIRST_THROW,
  { part: 'area' },
  { part: 'tracks' },
  { part: 'chips' },
  { part: 'asks' },
]
