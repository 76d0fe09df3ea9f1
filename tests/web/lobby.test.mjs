// The first screen: languages, sizes, the form of a new table, and what cannot be reached.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { DESKTOP, GAMES, PHONE, lookAt, setUp, stage, YOU, SQUIRE, violations } from './browser.mjs'

const here = stage()

for (const [viewport, colorScheme, game] of [
  [PHONE, 'light', 'Alhambra: The Dice Game'],
  [DESKTOP, 'dark', 'Alcazaba'],
]) {
  test(`the lobby and the form of a new table, ${colorScheme}`, async () => {
    const { context, page, faults } = await here.open({ viewport, colorScheme })
    await page.goto(here.address)
    await page.getByRole('button', { name: 'Alcazar: Play now' }).waitFor()
    await lookAt(page, `lobby-${viewport.width}-${colorScheme}`)
    await page.getByRole('button', { name: `${game}: New table` }).click()
    await page.getByRole('button', { name: 'Set up the table' }).waitFor()
    await lookAt(page, `new-table-${viewport.width}-${colorScheme}`)
    await page.getByRole('button', { name: 'Preferences' }).click()
    await lookAt(page, `preferences-${viewport.width}-${colorScheme}`)

    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width)
    assert.deepEqual(faults, [])
    await context.close()
  })
}

test('a table is set up with other chips, and strangers find it', async () => {
  const { context, page, faults } = await here.open()
  await page.goto(here.address)
  await page.getByRole('button', { name: 'Alhambra: The Dice Game: New table' }).click()
  await page.getByLabel('light: 1-point chip').fill('5')
  await page.getByLabel('light: 3-point chip').fill('2')
  await page.getByLabel('Seat 2').selectOption('Open, for a friend')
  await page.getByLabel('Anyone: the table is in the lobby').check()
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.getByText('Send this link to a friend').waitFor()
  const table = new URL(page.url()).pathname.split('/').at(-1)
  const facts = await page.evaluate(async (name) => (await fetch(`/api/tables/${name}`)).json(), table)
  await page.goto(here.address)
  await page.getByText('1 seat free').waitFor()
  await lookAt(page, 'lobby-with-tables')

  assert.deepEqual(facts.options.points, { light: [5, 3, 2], dark: [2, 2, 2] })
  assert.deepEqual(faults, [])
  await context.close()
})

test('numbers that cannot be are refused with a sentence', async () => {
  const { context, page } = await here.open({ locale: 'de' })
  await page.goto(here.address)
  await page.getByRole('button', { name: /Alhambra.*Neuer Tisch/ }).click()
  await page.getByLabel(/helle: .*1/).fill('9')
  await page.getByRole('button', { name: 'Tisch aufbauen' }).click()

  await page.getByText('müssen die Zahlen der Chips zusammenpassen').waitFor()
  await context.close()
})

test('a table that is not there is answered with a sentence', async () => {
  const { context, page } = await here.open()
  await page.goto(`${here.address}/table/bcdfghjkmnpq`)
  await page.getByText('There is no such table.').waitFor()
  await lookAt(page, 'no-such-table')
  await page.goto(`${here.address}/table/bcdfghjkmnpq#12`)
  await page.getByText('There is no such table.').waitFor()
  await context.close()
})

test('two tabs of one seat: the late click is refused, and both go on', async () => {
  const { context, page } = await here.open()
  const table = await setUp(page, here.address, 'burgenland', [YOU, SQUIRE])
  const other = await context.newPage()
  await other.goto(`${here.address}/table/${table}`)
  await other.locator('.actions .take').first().waitFor()
  await page.locator('.actions .take').first().click()

  await other.getByText(/Ada rolls/).waitFor()
  assert.deepEqual(await violations(other), [])
  await context.close()
})

for (const [locale, words] of Object.entries({
  it: 'Gioca ora',
  ja: '今すぐ遊ぶ',
  de: 'Jetzt spielen',
})) {
  test(`the lobby speaks the language of the browser: ${locale}`, async () => {
    const { context, page } = await here.open({ locale })
    await page.goto(here.address)
    await page.getByText(words).first().waitFor()
    await lookAt(page, `lobby-${locale}`)

    assert.equal(await page.locator('html').getAttribute('lang'), locale)
    await context.close()
  })
}

test('every code of the protocol has a sentence', async () => {
  const protocol = await readFile(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
  const table = /## Codes\n([\s\S]*?)\n## /.exec(protocol)[1]
  const codes = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`(\w+)`/g)].map((found) => found[1]),
  )
  const english = await readFile(new URL('../../web/src/words/en.ts', import.meta.url), 'utf8')

  assert.ok(codes.length > 30)
  assert.deepEqual(
    codes.filter((code) => !english.includes(`'fault.${code}'`)),
    [],
  )
})

test('the first page and each board are small', async (run) => {
  const { context, page } = await here.open()
  let bytes = 0
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', (loaded) => (bytes += loaded.encodedDataLength))
  const began = performance.now()
  await page.goto(here.address)
  await page.getByRole('button', { name: 'Alcazar: Play now' }).waitFor()
  run.diagnostic(`ready to click after ${Math.round(performance.now() - began)} ms`)
  await page.waitForLoadState('networkidle')
  const lobby = bytes
  run.diagnostic(`the first page: ${lobby} bytes`)
  assert.ok(lobby < 150 * 1024, `the first page has ${lobby} bytes`)
  for (const title of Object.values(GAMES)) {
    await page.goto(here.address, { waitUntil: 'networkidle' })
    bytes = 0
    await page.getByRole('button', { name: `${title}: Play now` }).click()
    await page.waitForSelector('.stage .board')
    await page.waitForLoadState('networkidle')
    run.diagnostic(`${title}: ${bytes} bytes more`)
    assert.ok(bytes < 100 * 1024, `${title} has ${bytes} bytes more`)
  }
  await context.close()
})
