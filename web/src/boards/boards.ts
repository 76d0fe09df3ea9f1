/** Which board draws which game; each is loaded when its game is played. */

import type { BoardModule } from './board'

const BOARDS: Record<string, () => Promise<unknown>> = {
  alcazaba: () => import('./alcazaba/board'),
  alcazar: () => import('./alcazar/board'),
  alhambra: () => import('./alhambra/board'),
  burgenland: () => import('./burgenland/board'),
}

/** The board of a game; one that no picture was made for is drawn as a tree of facts. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[game] ?? (() => import('./tree/board'))
  return (await load()) as BoardModule
}
