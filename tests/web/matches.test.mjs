// A whole match of every game, clicked through the page against bots.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DESKTOP, PHONE, RANDOM, SQUIRE, YOU, lookAt, playSome, playToTheEnd, setUp, stage } from './browser.mjs'

const here = stage()

const MATCHES = [
  ['burgenland', 'desktop', 'light', [YOU, SQUIRE]],
  ['burgenland', 'phone', 'dark', [YOU, SQUIRE]],
  ['alcazar', 'desktop', 'light', [YOU, RANDOM, RANDOM]],
  ['alhambra', 'desktop', 'dark', [YOU, RANDOM]],
  ['alcazaba', 'desktop', 'light', [YOU, RANDOM]],
]
const MIDDLE = 20

for (const [game, size, colorScheme, seats] of MATCHES) {
  test(`a whole match of ${game} is clicked through and its luck verified: ${size}, ${colorScheme}`, async () => {
    const viewport = size === 'phone' ? PHONE : DESKTOP
    const { context, page, faults } = await here.open({ viewport, colorScheme })
    await setUp(page, here.address, game, seats)
    await playToTheEnd(page, 11, async (move) => {
      if (move === 0) await lookAt(page, `${game}-first-${size}-${colorScheme}`)
      if (move === MIDDLE) await lookAt(page, `${game}-middle-${size}-${colorScheme}`)
    })
    await page.getByRole('button', { name: 'Verify the dice' }).click()
    await page.getByText('follow from the promised secret').waitFor({ timeout: 60_000 })
    await lookAt(page, `${game}-last-${size}-${colorScheme}`)
    const log = await page.getByRole('log', { name: 'What happened' }).innerText()

    assert.doesNotMatch(log, /[{}]|undefined|NaN/)
    assert.deepEqual(faults, [])
    await context.close()
  })
}

for (const [game, colorScheme, locale] of [
  ['alcazar', 'dark', 'de'],
  ['alhambra', 'light', 'it'],
  ['alcazaba', 'dark', 'ja'],
]) {
  test(`${game} fits a phone, in ${locale}`, async () => {
    const { context, page, faults } = await here.open({ viewport: PHONE, colorScheme, locale, kept: { large: true } })
    await setUp(page, here.address, game, [YOU, RANDOM, RANDOM])
    await playSome(page, 8)
    await lookAt(page, `${game}-phone-${colorScheme}-${locale}`)

    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width)
    assert.deepEqual(faults, [])
    await context.close()
  })
}
