/** Words in the player's language. Every text of the page stands in one file a language. */

import { settings } from '../settings.svelte'
import { en } from './en'

export type Word = keyof typeof en
export type Words = Record<Word, string>
export type Facts = Record<string, string | number>

export const LANGUAGES: Record<string, string> = { en: 'English', it: 'Italiano', ja: '日本語', de: 'Deutsch' }

const LOADERS: Record<string, () => Promise<Words>> = {
  en: async () => en,
  it: async () => (await import('./it')).it,
  ja: async () => (await import('./ja')).ja,
  de: async () => (await import('./de')).de,
}

class Speech {
  now: { language: string; words: Words } = $state.raw({ language: 'en', words: en })
}

const speech = new Speech()

export function preferredLanguage(): string {
  const wishes = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wishes.find((language) => language in LANGUAGES) ?? 'en'
}

export async function speak(language: string): Promise<void> {
  const words = await (LOADERS[language] ?? LOADERS.en!)()
  speech.now = { language, words }
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

export function say(word: Word, facts: Facts = {}): string {
  return fill(speech.now.words[word], facts)
}

/** The words for a key that is put together; null if there are none. */
export function sayIfKnown(key: string, facts: Facts = {}): string | null {
  return key in en ? say(key as Word, facts) : null
}

/** A part of the whole, in the language's own way: 12.5%; with a sign where a sign matters. */
export function sayShare(share: number, signed = false): string {
  const signDisplay = signed ? 'exceptZero' : 'auto'
  const style = { style: 'percent', maximumFractionDigits: 1, signDisplay } as const
  return new Intl.NumberFormat(speech.now.language, style).format(share)
}

/** Put names where English sentences of the server have `{seat 0}`. */
export const withNames = (sentence: string, names: string[]): string =>
  sentence.replace(/\{seat (\d+)\}/g, (_, seat: string) => names[Number(seat)] ?? seat)
