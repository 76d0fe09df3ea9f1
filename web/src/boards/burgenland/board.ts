import type { Fields } from '../../protocol'

export { default } from './Board.svelte'
export { sayAction, sayHappening } from './say'
export const scoresOf = (view: Fields) => view.scores as number[]
