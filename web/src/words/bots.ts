/** Bots by level, in words. */

import { sayIfKnown } from './words.svelte'

/** From the easiest to the hardest. */
export const LEVELS = ['page', 'squire', 'knight', 'alcaide']

export const sayBot = (bot: string): string => sayIfKnown(`bot.${bot}`) ?? bot
