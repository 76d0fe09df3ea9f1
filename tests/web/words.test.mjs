// Every language says everything, and nothing that nobody asks for: on the page, and in every game's folder.

import assert from 'node:assert/strict'
import { readFile, readdir } from 'node:fs/promises'
import { test } from 'node:test'

const SOURCE = new URL('../../web/src/', import.meta.url)
const WORD = /^ {2}(?:'([^']+)'|(\w+)):\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`),?$/gm
const FILE = /^(.*)words\/(\w\w)\.ts$/

const files = (await readdir(SOURCE, { recursive: true })).filter((name) => /\.(ts|svelte)$/.test(name))
const found = files.flatMap((name) => {
  const [, folder, language] = FILE.exec(name) ?? []
  return language ? [{ folder, language }] : []
})
const languages = new Set(found.map(({ language }) => language))
const folders = new Set(found.map(({ folder }) => folder))

async function read(folder, language) {
  const file = await readFile(new URL(`${folder}words/${language}.ts`, SOURCE), 'utf8').catch(() => '')
  const text = file.replaceAll(/:\n\s+/g, ': ')
  return new Map([...text.matchAll(WORD)].map((word) => [word[1] ?? word[2], word[3] ?? word[4] ?? word[5]]))
}

const places = (pattern) => [...new Set([...pattern.matchAll(/\{(\w+)/g)].map((place) => place[1]))].sort()

test('there are the languages that one can choose, for the page and for every game', async () => {
  const words = await readFile(new URL('words/words.svelte.ts', SOURCE), 'utf8')
  const chosen = /LANGUAGES.*?= \{(.*?)\}/s.exec(words)[1]

  assert.deepEqual([...chosen.matchAll(/(\w\w):/g)].map((code) => code[1]).sort(), [...languages].sort())
  assert.equal(found.length, languages.size * folders.size)
  assert.ok(folders.size > 4)
})

for (const folder of folders) {
  const english = await read(folder, 'en')
  for (const language of languages) {
    test(`${folder || 'the page'} has every word in ${language}, with the same places for facts`, async () => {
      const words = await read(folder, language)

      assert.ok(english.size > 20)
      assert.deepEqual([...words.keys()].sort(), [...english.keys()].sort())
      for (const [key, pattern] of words) assert.deepEqual(places(pattern), places(english.get(key)), key)
    })
  }

  test(`every word of ${folder || 'the page'} is used`, async () => {
    const source = (
      await Promise.all(files.filter((name) => !FILE.test(name)).map((name) => readFile(new URL(name, SOURCE), 'utf8')))
    ).join('\n')
    const made = [...source.matchAll(/`([a-z_]+[._][.a-z_]*)\$\{[^`]*`/g)].map((stem) => stem[1])
    const isUsed = (key) => source.includes(`'${key}'`) || made.some((stem) => key.startsWith(stem))

    assert.deepEqual(
      [...english.keys()].filter((key) => !isUsed(key)),
      [],
    )
  })
}
