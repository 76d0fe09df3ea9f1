// Words for the luck: pages commit to one for each of their seats, reveal it, and say who could have influenced what.

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { ALCAIDE, lookAt, myTurn, playToTheEnd, setUp, stage, startServer, RANDOM, YOU } from './browser.mjs'

const here = stage()
/** A server that does not wait long for words. */
const hasty = {}
before(async () => Object.assign(hasty, await startServer({ more: ['--reveal', '2'] })))
after(() => hasty.stop?.())

const promiseOf = (page) => page.getByRole('region', { name: 'The promise of the luck' })
const says = (page, text) => promiseOf(page).getByText(text).first().waitFor()
const warns = (page, text) => page.getByRole('alert').filter({ hasText: text }).waitFor()
const wordsOf = (page) => page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('alcaide.luck')))[0].words)

/** Everything that a page says and hears over the socket, in order. */
function overhear(page) {
  const said = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => said.push(['sent', JSON.parse(payload)]))
    socket.on('framereceived', ({ payload }) => said.push(['heard', JSON.parse(payload)]))
  })
  return said
}

/** Let messages of a page pass as `change` makes them; those it makes null are lost. */
async function meddle(page, { sent = (message) => message, heard = (message) => message }) {
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer()
    const pass = (to, change) => (text) => {
      const changed = change(JSON.parse(text))
      if (changed) to.send(JSON.stringify(changed))
    }
    socket.onMessage(pass(server, sent))
    server.onMessage(pass(socket, heard))
  })
}

/** Set up a table of two on the page itself; the second seat as this says. */
async function newTable(page, address, second) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Burgen Land: New table' }).click()
  await page.getByLabel('Seat 2').selectOption(second)
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.waitForURL('**/table/*')
}

async function sitDown(friend, host) {
  await friend.goto(host.url())
  await friend.getByRole('button', { name: 'Sit down' }).click()
}

const pair = async () => [await here.open(), await here.open({ kept: { name: 'Bea' } })]
const leave = (...people) => Promise.all(people.map(({ context }) => context.close()))

test('two browsers seal the luck between them, and both can tell that no one chose it', async () => {
  const [host, friend] = await pair()
  const said = overhear(host.page)
  await newTable(host.page, here.address, 'Open, for a friend')
  await host.page.getByRole('region', { name: 'Waiting for players' }).waitFor()
  await host.page.reload() // the word is kept
  await sitDown(friend.page, host.page)
  const verdict = 'No one could have chosen this luck, unless the house also held all of these seats: Ada and Bea.'
  for (const { page } of [host, friend]) {
    await says(page, `The word of this browser is in the luck, and no fingerprint was changed afterwards. ${verdict}`)
    await page.getByRole('button', { name: 'Let a bot play for me' }).click()
  }
  for (const { page } of [host, friend]) {
    await page.locator('[data-over]').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Verify the dice' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`follow from the promised secret and the words.*${verdict}`) })
      .waitFor()
  }
  await promiseOf(host.page).getByText('Fingerprints and words').click()
  await lookAt(host.page, 'luck-sealed')

  const words = [(await wordsOf(host.page))[0], (await wordsOf(friend.page))[1]]
  const [first] = (await recordOf(host.page)).split('\n')
  assert.deepEqual(
    JSON.parse(first).luck.seats.map((seat) => seat.word),
    words,
  )
  assertSealed(said, words)
  assert.deepEqual([...host.faults, ...friend.faults], [])
  assert.match(
    await verify(await recordOf(host.page)),
    /no one could have chosen it, unless the house also held seats 0 and 1/,
  )
  await leave(host, friend)
})

const recordOf = (page) =>
  page.evaluate(async () => (await fetch(`/api${location.pathname.replace('table', 'tables')}/record`)).text())

/** What the command line says of a record. */
async function verify(record) {
  const folder = await mkdtemp(join(tmpdir(), 'alcaide-record-'))
  const file = join(folder, 'match.jsonl')
  await writeFile(file, record)
  const { stdout } = await promisify(execFile)(ALCAIDE, ['verify', file])
  await rm(folder, { recursive: true })
  return stdout.replaceAll(/\s+/g, ' ')
}

/** The page committed first, and revealed only after it was told what everyone had committed to. */
function assertSealed(said, [own, other]) {
  const sent = (type) => said.findIndex(([way, message]) => way === 'sent' && message.type === type)
  const complete = said.findIndex(
    ([way, message]) => way === 'heard' && message.luck?.seats.every((seat) => seat.commitment),
  )
  const holds = (word) => said.findIndex(([, message]) => JSON.stringify(message).includes(word))
  assert.ok(sent('commit') >= 0 && complete > sent('commit') && sent('reveal') > complete)
  assert.equal(holds(own), sent('reveal'))
  assert.ok(holds(other) > sent('reveal'))
}

test('against a bot the luck is the word of the page, and the bot is called the house’s', async () => {
  const { context, page, faults } = await here.open()
  await page.goto(here.address)
  await page.getByRole('button', { name: 'Burgen Land: Play now' }).click()
  await says(page, 'No one could have chosen this luck, unless the house also held this seat: Ada.')
  await promiseOf(page).getByText('Fingerprints and words').click()
  await says(page, 'Ada: committed and revealed')
  await says(page, 'a bot of the house, adds no word')
  await lookAt(page, 'luck-against-a-bot')

  assert.deepEqual(faults, [])
  await context.close()
})

test('a screen that several share adds a word for each of its seats', async () => {
  const { context, page } = await here.open()
  await newTable(page, here.address, 'You')
  await says(page, /unless the house also held all of these seats: .+ and .+\./)

  const words = Object.values(await wordsOf(page))
  assert.equal(new Set(words).size, 2)
  await context.close()
})

test('a page that adds no word hears that the house alone could choose', async () => {
  const { context, page } = await here.open()
  await setUp(page, here.address, 'burgenland', [YOU, RANDOM])
  await says(page, 'The house alone could have chosen this luck: no seat added a word of its own.')
  await context.close()
})

test('a word that does not come in time is waited for, left out, and told of', async () => {
  const [host, friend] = await pair()
  await meddle(friend.page, { sent: (message) => (message.type === 'reveal' ? null : message) })
  await newTable(host.page, hasty.address, 'Open, for a friend')
  await sitDown(friend.page, host.page)
  await host.page.getByText('The luck is being sealed. Its word is still to come: Bea').first().waitFor()
  await says(host.page, /^The word of this browser is in the luck.* Bea: committed to a word that is not in the luck\./)
  await says(host.page, /could choose between 2 lucks .* unless the house also held this seat: Ada\.$/)
  await promiseOf(host.page).getByText('Fingerprints and words').click()
  await says(host.page, 'Bea: committed, but the match began without this word')
  await lookAt(host.page, 'luck-left-out')
  await warns(friend.page, 'This browser revealed its word, and the house left it out')
  await myTurn(host.page)
  await leave(host, friend)
})

test('who is away while words are revealed is told so on coming back', async () => {
  const [host, friend] = await pair()
  await newTable(host.page, hasty.address, 'Open, for a friend')
  await host.page.getByRole('region', { name: 'Waiting for players' }).waitFor()
  await promiseOf(host.page).getByText('Fingerprints and words').click()
  await says(host.page, 'Ada: committed, not revealed yet')
  const link = host.page.url()
  await host.page.goto('about:blank')
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  await says(friend.page, 'Ada: committed to a word that is not in the luck.')
  await host.page.goto(link)
  await warns(host.page, 'The match began without the word of this browser')
  await leave(host, friend)
})

const OTHER = 'f'.repeat(64)
for (const [what, change, warning] of [
  ['of the house', (luck) => ({ ...luck, commitment: OTHER }), 'another fingerprint of its secret'],
  [
    'of the own seat',
    (luck) => ({ ...luck, seats: luck.seats.map((seat) => ({ ...seat, commitment: seat.commitment && OTHER })) }),
    'another fingerprint for your seat',
  ],
]) {
  test(`a page warns of another commitment ${what}, and keeps its word`, async () => {
    const { context, page } = await here.open()
    const sent = []
    await meddle(page, {
      sent: (message) => (sent.push(message.type), message),
      heard: (message) => (message.phase === 'revealing' ? { ...message, luck: change(message.luck) } : message),
    })
    await newTable(page, here.address, 'You')
    await warns(page, warning)

    assert.ok(!sent.includes('reveal'))
    await context.close()
  })
}

/** What the header of the record says of the luck is changed on its way to the page. */
async function changeRecord(page, change) {
  await page.route('**/record', async (route) => {
    const answer = await route.fetch()
    const [first, ...lines] = (await answer.text()).split('\n')
    const header = JSON.parse(first)
    const body = [JSON.stringify({ ...header, luck: change(header.luck) }), ...lines].join('\n')
    await route.fulfill({ response: answer, body })
  })
}

test('a table of the first scheme is verified with the weaker sentence', async () => {
  const { context, page } = await here.open()
  const seats = [YOU, RANDOM].map(() => ({ from: 'seat', commitment: null, word: '' }))
  await meddle(page, {
    heard: (message) => (message.luck ? { ...message, luck: { ...message.luck, scheme: 1, seats } } : message),
  })
  await changeRecord(page, ({ match, commitment, secret }) => {
    return { method: 'hmac-sha256', match, words: ['', ''], commitment, secret }
  })
  await setUp(page, here.address, 'burgenland', [YOU, RANDOM])
  await playToTheEnd(page, 11)
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /follow from the promised secret .* at this older table it knew every word beforehand\./ })
    .waitFor()
  await context.close()
})

test('a record that tells of another luck than the table did is not verified', async () => {
  const { context, page } = await here.open()
  await changeRecord(page, (luck) => ({ ...luck, seats: luck.seats.map((seat) => ({ ...seat, commitment: OTHER })) }))
  await setUp(page, here.address, 'burgenland', [YOU, RANDOM])
  await playToTheEnd(page, 11)
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  await page.getByRole('status').filter({ hasText: 'The record tells of another luck' }).waitFor()
  await context.close()
})
