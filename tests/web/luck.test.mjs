// The page checks luck as the command line does: both are held to the same vectors.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { loadModules } from './modules.mjs'

async function readCases(file) {
  return JSON.parse(await readFile(new URL(`../records/${file}`, import.meta.url), 'utf8')).cases
}

// All is read before the first test is told of: they begin at once.
const vectors = await readCases('luck_vectors.json')
const sealed = await readCases('sealed_words.json')
const { load, close } = await loadModules()
after(close)
const { KeyedLuck, bytesOf, sha256 } = await load('luck/keyed.ts')
const { brokenWords, influenceOn, readPromise, stemOfPromise, wordsOf } = await load('luck/influence.ts')
const { answerLuck, newWord, sealWords } = await load('luck/sealed.ts')

for (const { name, luck, stem, draws, broken, influence } of vectors) {
  test(`a vector: ${name}`, async () => {
    const promise = readPromise(luck)
    const drawn = new KeyedLuck(promise.secret, promise.match, wordsOf(promise))

    assert.equal(sha256(bytesOf(promise.secret)), promise.commitment)
    assert.equal(stemOfPromise(promise), stem)
    for (const { turn, below, numbers } of draws) {
      const pick = drawn.at(turn)
      const found = []
      for (const most of below) found.push(await pick(most))
      assert.deepEqual(found, numbers)
    }
    assert.deepEqual(brokenWords(promise), broken)
    assert.deepEqual(influenceOn(promise), influence)
  })
}

for (const { name, kept, phase, luck, messages, finding, after: then } of sealed) {
  test(`a device with sealed words: ${name}`, () => {
    assert.deepEqual(answerLuck(kept, phase, luck), { kept: then, messages, finding })
  })
}

test('words are long, new, and one for every seat of the device', () => {
  const { words, seen } = sealWords({ match: 'm', commitment: 'c' }, [0, 2])

  assert.deepEqual([Object.keys(words), seen], [['0', '2'], null])
  assert.match(newWord(), /^[0-9a-f]{64}$/)
  assert.equal(new Set([...Object.values(words), newWord()]).size, 3)
})
