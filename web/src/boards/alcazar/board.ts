import './crests.css'
import type { Fields } from '../../protocol'
import type { AlcazarView } from './view'

export { default } from './Board.svelte'
export { sayAction, sayHappening } from './say'
export const scoresOf = (view: Fields) => (view as unknown as AlcazarView).seats.map((seat) => seat.points)
