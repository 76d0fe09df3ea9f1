/** Words in the player's language: those of the page here, those of a game in its own folder. One file a language. */

import { settings } from '../settings.svelte'
import * as english from './en'

export type Word = keyof typeof english.default
/** The words of another language, for the same keys as the English ones. */
export type WordsLike<English> = Record<keyof English, string>
type Facts = Record<string, unknown>
export type Folder = Record<string, string>
/** The words of the page, and those of every game by the path of their file. */
type Language = { default: Folder; games: Record<string, Folder> }

export const LANGUAGES: Record<string, string> = { en: 'English', it: 'Italiano', ja: '日本語', de: 'Deutsch' }

const OTHERS = import.meta.glob<Language>(['./??.ts', '!./en.ts'])
/** The words that stand in no game's folder. */
const PAGE = 'page'

/** All words of a language, by the folder they stand in. */
function folders({ default: page, games }: Language): Record<string, Folder> {
  const named = Object.entries(games).map(([path, words]) => [path.split('/').at(-3)!, words])
  return { [PAGE]: page, ...Object.fromEntries(named) }
}

class Speech {
  now: { language: string; words: Record<string, Folder> } = $state.raw({
    language: 'en',
    words: folders(english),
  })
}

const speech = new Speech()

export function preferredLanguage(): string {
  const wishes = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wishes.find((language) => language in LANGUAGES) ?? 'en'
}

export async function speak(language: string): Promise<void> {
  const words = (await OTHERS[`./${language}.ts`]?.()) ?? english
  speech.now = { language, words: folders(words) }
  document.documentElement.lang = language
}

export const language = (): string => speech.now.language

/** Put facts into a pattern: `{name}`, or `{count|one|other}` for what depends on a number. */
export function fill(pattern: string, facts: Facts): string {
  return pattern.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, key: string, one?: string, other?: string) => {
    const fact = facts[key]
    if (fact === undefined) return whole
    return one === undefined ? String(fact) : fact === 1 ? one : other!
  })
}

/** A game's own words for a key that is put together; null if it has none. */
export function sayOf(game: string, key: string, facts: Facts = {}): string | null {
  const pattern = speech.now.words[game]?.[key]
  return pattern === undefined ? null : fill(pattern, facts)
}

/** The words of the page for a key that is put together; null if there are none. */
export const sayIfKnown = (key: string, facts: Facts = {}): string | null => sayOf(PAGE, key, facts)

export const say = (word: Word, facts: Facts = {}): string => sayIfKnown(word, facts)!

/** What says the words of a game's folder, and those of the page. */
export const speakerOf =
  <English extends Folder>(folder: string) =>
  (word: (keyof English & string) | Word, facts: Facts = {}): string =>
    sayOf(folder, word, facts) ?? say(word as Word, facts)

/** A part of the whole, in the language's own way: 12.5%; with a sign where a sign matters. */
export function sayShare(share: number, signed = false): string {
  const signDisplay = signed ? 'exceptZero' : 'auto'
  const style = { style: 'percent', maximumFractionDigits: 1, signDisplay } as const
  return new Intl.NumberFormat(speech.now.language, style).format(share)
}

/** Put names where English sentences of the server have `{seat 0}`. */
export const withNames = (sentence: string, names: string[]): string =>
  sentence.replace(/\{seat (\d+)\}/g, (_, seat: string) => names[Number(seat)] ?? seat)
