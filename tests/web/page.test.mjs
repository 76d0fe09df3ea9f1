// The page in a real browser, against the real server.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DESKTOP,
  PHONE,
  SHOTS,
  clickSomething,
  dealer,
  myTurn,
  openPage,
  setUp,
  startBrowser,
  startServer,
  violations,
} from './browser.mjs'

let server, chrome

before(async () => {
  server = await startServer()
  chrome = await startBrowser()
})

after(async () => {
  await chrome?.stop()
  await server?.stop()
})

const YOU = { sits: 'you' }
const BOT = { sits: 'bot', bot: 'squire' }
const RANDOM = { sits: 'bot', bot: 'random' }
const MOST_MOVES = 2000

async function shoot(page, name) {
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true })
}

for (const [size, viewport] of Object.entries({
  phone: PHONE,
  desktop: DESKTOP,
})) {
  for (const colorScheme of ['light', 'dark']) {
    test(`a whole match of Burgen Land is clicked through, ${size}, ${colorScheme}`, async () => {
      const { context, page, faults } = await openPage(chrome.browser, {
        viewport,
        colorScheme,
      })
      const choose = dealer(7)
      await setUp(page, server.address, 'burgenland', [YOU, BOT])

      for (let move = 0; move < MOST_MOVES && (await myTurn(page)) !== 'over'; move++) {
        if (move === 0) await shoot(page, `burgenland-first-${size}-${colorScheme}`)
        if (move === 25) await shoot(page, `burgenland-middle-${size}-${colorScheme}`)
        if (move === 0 || move === 25) assert.deepEqual(await violations(page), [])
        await clickSomething(page, choose)
      }
      await page.getByRole('button', { name: 'Verify the dice' }).click()
      await page.getByText('follow from the promised secret').waitFor()
      await shoot(page, `burgenland-last-${size}-${colorScheme}`)

      assert.deepEqual(await violations(page), [])
      assert.deepEqual(faults, [])
      await context.close()
    })
  }
}

for (const [game, seats] of [
  ['alcazar', [YOU, RANDOM, RANDOM]],
  ['alhambra', [YOU, RANDOM]],
  ['alcazaba', [YOU, RANDOM]],
]) {
  test(`a whole match of ${game} is clicked through and its luck verified`, async () => {
    const { context, page, faults } = await openPage(chrome.browser)
    const choose = dealer(11)
    await setUp(page, server.address, game, seats)

    for (let move = 0; move < MOST_MOVES && (await myTurn(page)) !== 'over'; move++) {
      if (move === 20) await shoot(page, `${game}-middle`)
      if (move === 0 || move === 20) assert.deepEqual(await violations(page), [])
      await clickSomething(page, choose)
    }
    await page.getByRole('button', { name: 'Verify the dice' }).click()
    await page.getByText('follow from the promised secret').waitFor({ timeout: 60_000 })
    await shoot(page, `${game}-last`)
    const log = await page.getByRole('log', { name: 'What happened' }).innerText()

    assert.doesNotMatch(log, /[{}]|undefined|NaN/)
    assert.deepEqual(faults, [])
    await context.close()
  })
}

for (const game of ['burgenland', 'alcazar', 'alhambra', 'alcazaba']) {
  test(`${game} fits a phone`, async () => {
    const { context, page } = await openPage(chrome.browser, { viewport: PHONE })
    const choose = dealer(5)
    await setUp(page, server.address, game, [YOU, RANDOM])
    for (let move = 0; move < 8; move++) {
      await myTurn(page)
      await clickSomething(page, choose)
    }
    await myTurn(page)
    await shoot(page, `${game}-phone`)

    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width)
    assert.deepEqual(await violations(page), [])
    await context.close()
  })
}

test('the lobby has no violation, light and dark, small and large', async () => {
  for (const [viewport, colorScheme] of [
    [PHONE, 'light'],
    [DESKTOP, 'dark'],
  ]) {
    const { context, page, faults } = await openPage(chrome.browser, {
      viewport,
      colorScheme,
    })
    await page.goto(server.address)
    await page.getByRole('button', { name: 'Burgen Land: New table' }).click()
    await page.getByRole('button', { name: 'Preferences' }).click()
    await shoot(page, `lobby-${viewport.width}-${colorScheme}`)

    assert.deepEqual(await violations(page), [])
    assert.deepEqual(faults, [])
    await context.close()
  }
})

test('a friend joins by link, and a third person watches', async () => {
  const host = await openPage(chrome.browser)
  const friend = await openPage(chrome.browser, { kept: { name: 'Bea' } })
  const guest = await openPage(chrome.browser)
  const table = await setUp(host.page, server.address, 'burgenland', [YOU, { sits: 'open' }])
  await friend.page.goto(server.address)
  await friend.page.getByLabel('The link you were sent').fill(`${server.address}/table/${table}`)
  await friend.page.getByRole('button', { name: 'Join' }).click()
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  await guest.page.goto(`${server.address}/table/${table}`)
  await guest.page.waitForSelector('.stage .board')

  assert.equal(await myTurn(host.page), 'mine')
  await host.page.getByRole('button', { name: 'Roll the die' }).first().click()
  await guest.page.getByText(/Ada rolls/).waitFor()
  await friend.page.getByLabel('Say something').fill('good luck')
  await friend.page.keyboard.press('Enter')
  await guest.page.getByText('good luck').waitFor()
  assert.equal(await guest.page.locator('.actions button').count(), 0)
  assert.deepEqual([...host.faults, ...friend.faults, ...guest.faults], [])
  for (const { context } of [host, friend, guest]) await context.close()
})

test('the keyboard alone suffices', async () => {
  const { context, page } = await openPage(chrome.browser)
  await setUp(page, server.address, 'burgenland', [YOU, BOT])

  for (let move = 0; move < 6 && (await myTurn(page)) === 'mine'; move++) {
    const turn = await page.locator('main').getAttribute('data-turn')
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement?.matches('.spot'))) break
    }
    await page.keyboard.press('Enter')
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Enter')
    await page.waitForFunction((before) => document.querySelector('main').dataset.turn !== before, turn)
  }
  await context.close()
})

test('a decision is taken back, and a bot gives a hint', async () => {
  const { context, page } = await openPage(chrome.browser)
  await setUp(page, server.address, 'burgenland', [YOU, BOT])
  await myTurn(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.hint').waitFor()
  await page.locator('.actions button').first().click()
  await page.getByText(/Ada rolls/).waitFor()
  await page.getByRole('button', { name: 'Take back' }).click()

  await page.getByText('Ada takes back.').waitFor()
  await context.close()
})

test('a page goes on after the server was killed and started again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alcaide-tables-'))
  const database = join(folder, 'tables.sqlite')
  const first = await startServer({ database })
  const { context, page } = await openPage(chrome.browser)
  const choose = dealer(3)
  await setUp(page, first.address, 'burgenland', [YOU, BOT])
  for (let move = 0; move < 5; move++) {
    await myTurn(page)
    await clickSomething(page, choose)
  }
  await myTurn(page)
  const turn = await page.locator('main').getAttribute('data-turn')
  await first.stop('SIGKILL')
  await page.getByText('The connection is lost.').waitFor()
  const second = await startServer({ database, port: new URL(first.address).port })
  await page.getByText('The connection is lost.').waitFor({ state: 'detached' })

  assert.equal(await page.locator('main').getAttribute('data-turn'), turn)
  await myTurn(page)
  await clickSomething(page, choose)
  await context.close()
  await second.stop()
  await rm(folder, { recursive: true })
})

test('several people play at one screen, with a curtain between secret hands', async () => {
  const { context, page, faults } = await openPage(chrome.browser)
  await page.goto(server.address)
  await page.getByRole('button', { name: 'Alcazar: New table' }).click()
  await page.getByLabel('Seat 2').selectOption('You')
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.getByRole('button', { name: 'It is me: show my cards' }).click()
  await page.getByRole('button', { name: 'Buy the top card, unseen' }).click()

  await page.getByText('Give the screen to').waitFor()
  assert.equal(await page.getByText('Your hand').count(), 0)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(faults, [])
  await context.close()
})

test('a table that is not there is answered with a sentence', async () => {
  const { context, page } = await openPage(chrome.browser)
  await page.goto(`${server.address}/table/bcdfghjkmnpq`)

  await page.getByText('There is no such table.').waitFor()
  assert.deepEqual(await violations(page), [])
  await context.close()
})

for (const [locale, words] of Object.entries({
  it: 'Gioca ora',
  ja: '今すぐ遊ぶ',
  de: 'Jetzt spielen',
})) {
  test(`the lobby speaks the language of the browser: ${locale}`, async () => {
    const { context, page } = await openPage(chrome.browser, { locale })
    await page.goto(server.address)

    await page.getByText(words).first().waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), locale)
    assert.deepEqual(await violations(page), [])
    await shoot(page, `lobby-${locale}`)
    await context.close()
  })
}

test('the first page and each board are small', async () => {
  const { context, page } = await openPage(chrome.browser)
  let bytes = 0
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', (loaded) => (bytes += loaded.encodedDataLength))
  await page.goto(server.address, { waitUntil: 'networkidle' })
  const lobby = bytes
  const boards = {}
  for (const game of ['Burgen Land', 'Alcazar', 'Alhambra: The Dice Game', 'Alcazaba']) {
    await page.goto(server.address, { waitUntil: 'networkidle' })
    bytes = 0
    await page.getByRole('button', { name: `${game}: Play now` }).click()
    await page.waitForSelector('.stage .board')
    await page.waitForLoadState('networkidle')
    boards[game] = bytes
  }

  assert.ok(lobby < 150 * 1024, `the first page has ${lobby} bytes`)
  for (const [game, size] of Object.entries(boards)) assert.ok(size < 100 * 1024, `${game} has ${size} bytes more`)
  await context.close()
})
