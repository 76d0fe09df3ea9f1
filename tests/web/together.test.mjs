// Several people at one table.

import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  OPEN,
  SQUIRE,
  YOU,
  clickSomething,
  dealer,
  lookAt,
  myTurn,
  playSome,
  setUp,
  shoot,
  stage,
  startServer,
  violations,
} from './browser.mjs'

const here = stage()

test('two browsers play against each other, and a third one watches', async () => {
  const host = await here.open()
  const friend = await here.open({ kept: { name: 'Bea' } })
  const guest = await here.open()
  const table = await setUp(host.page, here.address, 'burgenland', [YOU, OPEN])
  await lookAt(host.page, 'waiting')
  await friend.page.goto(here.address)
  await friend.page.getByLabel('The link you were sent').fill(`${here.address}/table/${table}`)
  await friend.page.getByRole('button', { name: 'Join' }).click()
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  await guest.page.goto(`${here.address}/table/${table}`)
  await guest.page.waitForSelector('.stage .board')
  for (const { page } of [host, friend, guest]) await page.getByText('1 person watching').waitFor()

  const choose = dealer(4)
  for (let move = 0; move < 20; move++) {
    const mover = await Promise.race([turnOf(host), turnOf(friend)])
    await clickSomething(mover.page, choose)
  }
  const turn = await host.page.locator('main').getAttribute('data-turn')
  await guest.page.locator(`main[data-turn="${turn}"]`).waitFor()
  await guest.page
    .getByText(/Ada rolls/)
    .first()
    .waitFor()
  await guest.page
    .getByText(/Bea rolls/)
    .first()
    .waitFor()
  await friend.page.getByLabel('Say something').fill('good luck')
  await friend.page.keyboard.press('Enter')
  await guest.page.getByText('good luck').waitFor()
  await host.page.getByRole('button', { name: 'React' }).click()
  await lookAt(host.page, 'reacting')
  await host.page.getByRole('button', { name: 'Applause' }).click()
  await guest.page.getByRole('img', { name: 'Ada: Applause' }).waitFor()
  await lookAt(guest.page, 'watching')

  assert.equal(await guest.page.locator('.actions button').count(), 0)
  await guest.context.close()
  await host.page.getByText('1 person watching').waitFor({ state: 'detached' })
  assert.deepEqual([...host.faults, ...friend.faults, ...guest.faults], [])
  for (const { context } of [host, friend]) await context.close()
})

async function turnOf(player) {
  await player.page.locator('.actions button:not(:disabled)').first().waitFor({ timeout: 60_000 })
  return player
}

/** Ada and Bea at one table, each in a browser of their own; Ada begins. */
async function sitOpposite() {
  const host = await here.open()
  const friend = await here.open({ kept: { name: 'Bea' } })
  const table = await setUp(host.page, here.address, 'burgenland', [YOU, OPEN])
  await friend.page.goto(`${here.address}/table/${table}`)
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  await myTurn(host.page)
  return [host, friend]
}

test('a move is taken back if the other agrees', async () => {
  const [host, friend] = await sitOpposite()
  await host.page.locator('.actions button').first().click()
  await host.page.getByRole('button', { name: 'Ask to take back' }).click()
  await friend.page.getByText('Ada asks to take back.').first().waitFor()
  await shoot(friend.page, 'asked-to-take-back')
  await friend.page.getByRole('button', { name: 'Allow it' }).click()

  await host.page.getByText('Ada takes back.').waitFor()
  for (const { context } of [host, friend]) await context.close()
})

test('a bot plays for somebody who has to go, and gives the seat back', async () => {
  const [host, friend] = await sitOpposite()
  await host.page.getByRole('button', { name: 'Let a bot play for me' }).click()
  await friend.page.getByText(/plays for Ada/).waitFor()
  await host.page.getByRole('button', { name: 'Play again myself' }).click()

  await friend.page.getByText('Ada is back.').waitFor()
  for (const { context } of [host, friend]) await context.close()
})

test('what happens beside the match stays in the log, however late its history comes', async () => {
  const [host, friend] = await sitOpposite()
  let release = () => {}
  const held = new Promise((resolve) => (release = resolve))
  await friend.page.route('**/history*', async (route) => {
    await held
    await route.continue()
  })
  await friend.page.reload()
  await friend.page.getByRole('button', { name: 'Let a bot play for me' }).waitFor()
  await host.page.getByRole('button', { name: 'Let a bot play for me' }).click()
  await friend.page.getByText(/plays for Ada/).waitFor()
  const answered = friend.page.waitForResponse('**/history*')
  release()
  await (await answered).finished()

  await friend.page.waitForTimeout(300)
  assert.equal(await friend.page.getByText(/plays for Ada/).count(), 1)
  for (const { context } of [host, friend]) await context.close()
})

test('several people play at one screen, with a curtain between secret hands', async () => {
  const { context, page, faults } = await here.open()
  await page.goto(here.address)
  await page.getByRole('button', { name: 'Alcazar: New table' }).click()
  await page.getByLabel('Seat 2').selectOption('You')
  await page.getByRole('button', { name: 'Set up the table' }).click()
  for (let turn = 0; turn < 4; turn++) {
    await page.getByText('Give the screen to').waitFor()
    assert.equal(await page.getByText('Your hand').count(), 0)
    if (turn === 1) await lookAt(page, 'curtain')
    await page.getByRole('button', { name: 'It is me: show my cards' }).click()
    await page.getByRole('button', { name: 'Buy the top card, unseen' }).click()
  }

  assert.deepEqual(faults, [])
  await context.close()
})

test('over days, the server writes to whoever gave an address when sitting down', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alcaide-letters-'))
  const box = join(folder, 'letters')
  const server = await startServer({ more: ['--mail-command', `tee -a ${box}`] })
  const [host, friend] = [await here.open(), await here.open({ kept: { name: 'Bea' } })]
  await host.page.goto(server.address)
  await host.page.getByRole('button', { name: 'Burgen Land: New table' }).click()
  await host.page.getByLabel('Seat 2').selectOption('Open, for a friend')
  await host.page.getByLabel('Over days').check()
  await lookAt(host.page, 'new-table-over-days')
  await host.page.getByRole('button', { name: 'Set up the table' }).click()
  await host.page.getByRole('region', { name: 'Waiting for players' }).waitFor()
  await friend.page.goto(host.page.url())
  await friend.page.getByLabel('Write to me').fill('bea@example.org')
  await lookAt(friend.page, 'sitting-down-over-days')
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  await friend.page.locator('.stage .board').waitFor()
  await friend.context.close()
  const choose = dealer(2)
  let letter = ''
  while (!letter) {
    if (await host.page.locator('.now.mine').count()) await clickSomething(host.page, choose)
    else await host.page.waitForTimeout(50)
    letter = await readFile(box, 'utf8').catch(() => '')
  }

  assert.equal(JSON.parse(letter).address, 'bea@example.org')
  await host.context.close()
  await server.stop()
  await rm(folder, { recursive: true })
})

test('a page goes on after the server was killed and started again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alcaide-tables-'))
  const database = join(folder, 'tables.sqlite')
  const first = await startServer({ database })
  const { context, page } = await here.open()
  await setUp(page, first.address, 'burgenland', [YOU, SQUIRE])
  await playSome(page, 5, 3)
  const turn = await page.locator('main').getAttribute('data-turn')
  await first.stop('SIGKILL')
  await page.getByText('The connection is lost.').waitFor()
  await shoot(page, 'connection-lost')
  assert.deepEqual(await violations(page), [])
  const second = await startServer({ database, port: new URL(first.address).port })
  await page.getByText('The connection is lost.').waitFor({ state: 'detached' })

  assert.equal(await page.locator('main').getAttribute('data-turn'), turn)
  await playSome(page, 3, 8)
  await context.close()
  await second.stop()
  await rm(folder, { recursive: true })
})
