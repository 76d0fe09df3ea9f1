// Every language says everything, and nothing that nobody asks for.

import assert from 'node:assert/strict'
import { readFile, readdir } from 'node:fs/promises'
import { test } from 'node:test'

const SOURCE = new URL('../../web/src/', import.meta.url)
const WORD = /^ {2}(?:'([^']+)'|(\w+)):\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`),?$/gm

async function read(language) {
  const text = (await readFile(new URL(`words/${language}.ts`, SOURCE), 'utf8')).replaceAll(/:\n\s+/g, ': ')
  return new Map([...text.matchAll(WORD)].map((found) => [found[1] ?? found[2], found[3] ?? found[4] ?? found[5]]))
}

const places = (pattern) => [...new Set([...pattern.matchAll(/\{(\w+)/g)].map((found) => found[1]))].sort()

const english = await read('en')

for (const language of ['it', 'ja', 'de']) {
  test(`${language} has every word, with the same places for facts`, async () => {
    const words = await read(language)

    assert.deepEqual(
      [...english.keys()].filter((key) => !words.has(key)),
      [],
    )
    assert.deepEqual(
      [...words.keys()].filter((key) => !english.has(key)),
      [],
    )
    for (const [key, pattern] of words) assert.deepEqual(places(pattern), places(english.get(key)), key)
  })
}

test('every word is used', async () => {
  const files = (await readdir(SOURCE, { recursive: true })).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !/words\/(en|it|ja|de)\.ts$/.test(name),
  )
  const source = (await Promise.all(files.map((name) => readFile(new URL(name, SOURCE), 'utf8')))).join('\n')
  const made = [...source.matchAll(/`([a-z_]+[.a-z_]*\.)\$\{[^`]*`/g)].map((found) => found[1])
  const isUsed = (key) => source.includes(`'${key}'`) || made.some((stem) => key.startsWith(stem))

  assert.ok(english.size > 100)
  assert.deepEqual(
    [...english.keys()].filter((key) => !isUsed(key)),
    [],
  )
})
