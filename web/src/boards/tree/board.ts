export { default } from './Board.svelte'
export const sayAction = () => null
export const sayHappening = () => null
