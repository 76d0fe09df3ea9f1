export { default } from './Board.svelte'
export { sayAction, sayHappening } from './say'
