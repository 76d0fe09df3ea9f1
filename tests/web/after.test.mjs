// After the match: replay, a link to a moment, what if, luck and skill, the record.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAMES, PHONE, RANDOM, SQUIRE, YOU, lookAt, myTurn, playSome, playToTheEnd, setUp, stage } from './browser.mjs'

const here = stage()
const lineOf = (page) => page.locator('main').getAttribute('data-turn').then(Number)
const isAt = (page, line) => page.locator(`main[data-turn="${line}"]`).waitFor()

/** A match of bots among themselves, to the end. */
async function watchBots(page, game, bot = RANDOM) {
  const table = await setUp(page, here.address, game, [bot, bot])
  await page.locator('[data-over]').waitFor({ timeout: 60_000 })
  return table
}

test('a match is looked at again by slider, steps, keyboard and by itself', async () => {
  const { context, page, faults } = await here.open()
  await setUp(page, here.address, 'burgenland', [YOU, SQUIRE])
  await playToTheEnd(page, 7)
  await page.getByRole('button', { name: 'Replay' }).click()
  await isAt(page, 0)
  await page.getByRole('button', { name: 'One step on' }).click()
  await isAt(page, 1)
  await page.keyboard.press('End')
  const last = await lineOf(page)
  await page.keyboard.press('ArrowLeft')
  await isAt(page, last - 1)
  await page.keyboard.press('Home')
  await isAt(page, 0)
  await page.getByLabel('Speed').selectOption('8×')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForFunction(() => Number(document.querySelector('main').dataset.turn) > 3)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByLabel('Moment of the match').fill('30')
  const middle = await lineOf(page)

  assert.ok(middle > 3 && middle < last)
  assert.match(page.url(), new RegExp(`#${middle}$`))
  assert.deepEqual(faults, [])
  await context.close()
})

for (const [game, title] of Object.entries(GAMES)) {
  test(`a link leads to a moment of ${title}`, async () => {
    const small = game === 'alhambra' || game === 'alcazar'
    const { context, page, faults } = await here.open(small ? { viewport: PHONE } : { colorScheme: 'dark' })
    const table = await watchBots(page, game)
    await page.goto(`${here.address}/table/${table}#40`)
    await page.reload()
    await isAt(page, 40)
    await lookAt(page, `${game}-replay`)

    assert.deepEqual(faults, [])
    await context.close()
  })
}

test('luck and skill of a match are drawn, and a turning point can be looked at', async () => {
  const { context, page, faults } = await here.open()
  const table = await watchBots(page, 'burgenland', SQUIRE)
  await page.goto(`${here.address}/table/${table}#4`)
  await page.reload()
  await page.getByRole('button', { name: 'Weigh every move' }).click()
  await page.getByRole('img', { name: /Chance to win, in percent: squire A \d/ }).waitFor({ timeout: 120_000 })
  await page.getByRole('region', { name: 'Luck and skill' }).getByRole('listitem').first().getByRole('button').click()
  await page.waitForFunction(() => document.querySelector('main').dataset.turn !== '4')
  await lookAt(page, 'review')

  assert.deepEqual(faults, [])
  await context.close()
})

test('what if: the match goes on from a moment, at a table of its own', async () => {
  const { context, page, faults } = await here.open()
  const table = await watchBots(page, 'burgenland')
  await page.goto(`${here.address}/table/${table}#24`)
  await page.reload()
  await isAt(page, 24)
  while (await page.getByRole('button', { name: 'Play on from here' }).isDisabled())
    await page.keyboard.press('ArrowRight')
  const line = await lineOf(page)
  await page.getByLabel('Against').selectOption('Page, easy')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL((address) => !address.pathname.includes(table))
  await myTurn(page)
  await playSome(page, 3)
  assert.ok((await lineOf(page)) > line)
  await page.getByRole('link', { name: 'This table goes on from another match.' }).click()
  await isAt(page, line)

  assert.deepEqual(faults, [])
  await context.close()
})

test('the record of a match can be taken home', async () => {
  const { context, page } = await here.open()
  await watchBots(page, 'burgenland')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the record' }).click()
  const file = await coming
  const lines = (await (await import('node:fs/promises')).readFile(await file.path(), 'utf8')).trimEnd().split('\n')

  assert.equal(JSON.parse(lines[0]).game, 'burgenland')
  assert.ok('winners' in JSON.parse(lines.at(-1)))
  await context.close()
})
