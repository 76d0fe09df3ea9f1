/** The two games that are played with these dice. */

import type { Alcazaba } from '../alcazaba/wire'
import type { Alhambra } from '../alhambra/wire'

export type DiceGame = Alhambra | Alcazaba
