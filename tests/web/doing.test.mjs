// How moves are made: by keyboard, by dragging, with a confirmation, by themselves, and taken back.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE, RANDOM, SQUIRE, YOU, lookAt, myTurn, playSome, setUp, shoot, stage } from './browser.mjs'

const here = stage()
const turnOf = (page) => page.locator('main').getAttribute('data-turn')
const moved = (page, turn) =>
  page.waitForFunction((before) => document.querySelector('main').dataset.turn !== before, turn)

for (const game of ['burgenland', 'alcazar', 'alhambra', 'alcazaba']) {
  test(`the keyboard alone suffices: ${game}`, async () => {
    const { context, page } = await here.open()
    await setUp(page, here.address, game, [YOU, RANDOM])
    for (let move = 0; move < 5 && (await myTurn(page)) === 'mine'; move++) {
      const turn = await turnOf(page)
      for (let presses = 0; presses < 200; presses++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement?.matches('.spot, .take'))) break
      }
      if (move === 0) await shoot(page, `${game}-focus`)
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        (before) => document.querySelector('dialog[open]') || document.querySelector('main').dataset.turn !== before,
        turn,
      )
      if (await page.locator('dialog[open]').count()) await page.keyboard.press('Enter')
      await moved(page, turn)
    }
    await context.close()
  })
}

test('a decision is taken back, and a bot gives a hint', async () => {
  const { context, page } = await here.open()
  await setUp(page, here.address, 'burgenland', [YOU, SQUIRE])
  await myTurn(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.hint').waitFor()
  await lookAt(page, 'hint')
  await page.locator('.actions .take').first().click()
  await page.getByText(/Ada rolls/).waitFor()
  await page.getByRole('button', { name: 'Take back' }).click()

  await page.getByText('Ada takes back.').waitFor()
  await context.close()
})

test('a card is dragged onto the board', async () => {
  const { context, page, faults } = await here.open()
  await setUp(page, here.address, 'alcazar', [YOU, RANDOM])
  await myTurn(page)
  const card = page.locator('[data-part="hand"] button').first()
  const number = await card.innerText()
  const space = page.locator(`.spot[aria-label="Space ${number}"]`)
  const from = await card.boundingBox()
  const to = await space.boundingBox()
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.locator('.dragged').waitFor()
  await shoot(page, 'dragging')
  const turn = await turnOf(page)
  await page.mouse.up()
  await page.waitForFunction(
    (before) => document.querySelector('dialog[open]') || document.querySelector('main').dataset.turn !== before,
    turn,
  )
  if (await page.locator('dialog[open]').count()) {
    await lookAt(page, 'menu')
    await page.locator('dialog[open] .take').first().click()
    await moved(page, turn)
  }

  await page
    .getByRole('log', { name: 'What happened' })
    .getByText(/^Ada (founds|builds)/i)
    .waitFor()
  assert.equal(await page.locator('.dragged').count(), 0)
  assert.deepEqual(faults, [])
  await context.close()
})

test('every move is confirmed if one likes', async () => {
  const { context, page } = await here.open({ viewport: PHONE, kept: { confirm: true } })
  await setUp(page, here.address, 'burgenland', [YOU, SQUIRE])
  await myTurn(page)
  const turn = await turnOf(page)
  await page.locator('.actions .take').first().click()
  await page.locator('dialog[open]').waitFor()
  await lookAt(page, 'confirm')
  await page.getByRole('button', { name: 'Cancel' }).click()
  assert.equal(await turnOf(page), turn)
  await page.locator('.actions .take').first().click()
  await page.locator('dialog[open] .take').click()

  await moved(page, turn)
  await context.close()
})

test('a move that is the only one plays itself', async () => {
  const { context, page } = await here.open({ kept: { forced: true } })
  await setUp(page, here.address, 'burgenland', [YOU, SQUIRE])

  await page.getByText(/Ada rolls/).waitFor()
  await context.close()
})

test('the rules of the moment stand beside the board', async () => {
  const { context, page, faults } = await here.open()
  await setUp(page, here.address, 'alcazar', [YOU, RANDOM])
  await playSome(page, 2)
  await page.locator('.actions .rule:visible').first().click()
  await page.locator('[data-asked]').first().waitFor()
  await lookAt(page, 'rules')

  assert.deepEqual(faults, [])
  await context.close()
})

for (const game of ['burgenland', 'alcazar', 'alhambra', 'alcazaba']) {
  test(`a guide leads through a first match of ${game}`, async () => {
    const { context, page, faults } = await here.open({ viewport: game === 'alhambra' ? PHONE : undefined })
    await page.goto(here.address)
    await page
      .getByRole('button', { name: /Learn by playing/ })
      .nth(ORDER.indexOf(game))
      .click()
    const guide = page.getByRole('region', { name: 'Guide' })
    const seen = new Set()
    for (let move = 0; move < 80 && (await waitForGuide(page)); move++) {
      const words = await guide.locator('p').innerText()
      if (!seen.has(words) && seen.size === 2) await lookAt(page, `guide-${game}`)
      seen.add(words)
      const next = guide.getByRole('button', { name: /^(Next|Play on)$/ })
      if (await next.count()) await next.click()
      else await playSome(page, 1, move)
    }

    assert.ok(seen.size >= FEWEST_STEPS, [...seen].join('\n'))
    assert.equal(await guide.count(), 0)
    assert.deepEqual(faults, [])
    await context.close()
  })
}

const ORDER = ['burgenland', 'alcazar', 'alhambra', 'alcazaba']
/** One move can be all that several steps ask for. */
const FEWEST_STEPS = 5

/** Whether the guide still has something to say. */
async function waitForGuide(page) {
  await page.waitForSelector('.stage .board')
  return page.evaluate(() => JSON.parse(localStorage.getItem('alcaide')).tour !== null)
}
