/** Every game has a folder here; its parts are loaded when it is played, its picture with the lobby. */

import type { Component } from 'svelte'
import GeneralPicture from '../stage/GeneralPicture.svelte'
import type { GameParts } from '../stage/game'

const PARTS = import.meta.glob<GameParts>('./*/game.ts', { import: 'default' })
const PICTURES = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default', eager: true })

export async function loadGame(name: string): Promise<GameParts> {
  return (await PARTS[`./${name}/game.ts`]?.()) ?? (await import('../stage/general')).default
}

export const pictureOf = (name: string): Component => PICTURES[`./${name}/Picture.svelte`] ?? GeneralPicture
