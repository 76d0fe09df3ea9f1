// A server of our own, a browser, and what every test of the page needs.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { fileURLToPath } from 'node:url'

const require = createRequire(new URL('../../web/package.json', import.meta.url))
const { chromium } = require('playwright-core')
const AXE = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8')
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The command line. */
export const ALCAIDE = process.env.ALCAIDE ?? join(ROOT, '.venv', 'bin', 'alcaide')
export const SHOTS = process.env.ALCAIDE_SHOTS ?? join(ROOT, 'build', 'screenshots')

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A server of its own for a test: `alcaide serve`, keeping its tables in memory unless a file is named. */
export async function startServer({ port = 0, database = 'memory', more = [] } = {}) {
  const where = ['serve', '--port', String(port), '--database', database]
  const limits = ['--requests', '10000', '--tables', '10000', '--messages', '10000']
  const server = spawn(ALCAIDE, [...where, ...limits, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  const address = await new Promise((resolve, reject) => {
    let heard = ''
    const hear = (chunk) => {
      heard += chunk
      const found = /https?:\/\/[\w.:[\]-]+/.exec(heard)
      if (found) resolve(found[0])
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.on('error', reject)
    void ended.then(() => reject(new Error(`The server ended: ${heard}`)))
  })
  const stop = async (signal = 'SIGTERM') => {
    server.kill(signal)
    await ended
  }
  return { address, stop }
}

export async function startBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'alcaide-browser-'))
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    executablePath,
    args: FLAGS,
    env: { ...process.env, HOME: profile },
  })
  await mkdir(SHOTS, { recursive: true })
  const stop = async () => {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
  return { browser, stop }
}

export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1440, height: 900 }

/** A page of somebody with these settings; `faults` gathers everything the browser complained about. */
export async function openPage(browser, { viewport = DESKTOP, colorScheme = 'light', locale = 'en', kept = {} } = {}) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(
    (settings) => {
      if (!localStorage.getItem('alcaide')) localStorage.setItem('alcaide', JSON.stringify(settings))
    },
    { forced: false, motion: false, name: 'Ada', ...kept },
  )
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  return { context, page, faults }
}

/** What axe finds wrong on the page as it is now. */
export async function violations(page) {
  return page.evaluate(async (source) => {
    if (!window.axe) new Function(source)()
    const { violations } = await window.axe.run(document)
    return violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).slice(0, 4)}`)
  }, AXE)
}

/** Wait until it is this page's turn, or the match is over; says which. */
export async function myTurn(page) {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-over]')) return 'over'
      return document.querySelector('.actions button:not(:disabled), .actions summary') ? 'mine' : null
    },
    null,
    { timeout: 60_000, polling: 20 },
  )
  return found.jsonValue()
}

/** Click something on the board that shines, or else a button; a menu is answered with its first line. */
export async function clickSomething(page, choose) {
  const turn = await page.locator('main').getAttribute('data-turn')
  const spots = page.locator('.stage .spot')
  const count = await spots.count()
  const spot = count ? spots.nth(choose(count)) : page.locator('.actions button:not(:disabled)').first()
  await spot.click({ force: true })
  const answer = (patience) =>
    page.waitForFunction(
      (before) => {
        if (document.querySelector('dialog[open]')) return 'menu'
        return document.querySelector('main')?.dataset.turn !== before ? 'done' : null
      },
      turn,
      { polling: 10, timeout: patience },
    )
  const next = await answer(1000).catch(async () => {
    await spot.dispatchEvent('click') // the middle of a piece can lie behind another
    return answer(15_000)
  })
  if ((await next.jsonValue()) === 'menu') {
    await page.locator('dialog[open] button').first().click()
    await page.waitForFunction((before) => document.querySelector('main')?.dataset.turn !== before, turn, {
      polling: 10,
    })
  }
}

/** Numbers that are the same in every run. */
export function dealer(seed) {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}

/** Set up a table by the page's own calls, and go there. */
export async function setUp(page, address, game, seats) {
  await page.goto(address)
  const table = await page.evaluate(
    async ([game, seats]) => {
      const body = JSON.stringify({ game, seats, name: 'Ada' })
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      return (await answer.json()).table
    },
    [game, seats],
  )
  await page.goto(`${address}/table/${table}`)
  await page.waitForSelector('.stage .board, .stage .tree, .stage [aria-label="Waiting for players"]')
  return table
}

export const YOU = { sits: 'you' }
export const OPEN = { sits: 'open' }
export const RANDOM = { sits: 'bot', bot: 'random' }
export const SQUIRE = { sits: 'bot', bot: 'squire' }
export const GAMES = {
  burgenland: 'Burgen Land',
  alcazar: 'Alcazar',
  alhambra: 'Alhambra: The Dice Game',
  alcazaba: 'Alcazaba',
}
const MOST_MOVES = 2000

/** One server and one browser for all tests of a file; both are there once tests run. */
export function stage() {
  const here = {}
  before(async () => {
    here.server = await startServer()
    here.chrome = await startBrowser()
    here.address = here.server.address
    here.open = (wish) => openPage(here.chrome.browser, wish)
  })
  after(async () => {
    await here.chrome?.stop()
    await here.server?.stop()
  })
  return here
}

/** A picture of the whole page, for people to look at. */
export async function shoot(page, name) {
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true })
}

/** A picture for people, and no violation on it. */
export async function lookAt(page, name) {
  await shoot(page, name)
  assert.deepEqual(await violations(page), [], name)
}

/** Play to the end by clicking; `at` may look at the page before a move. */
export async function playToTheEnd(page, seed, at = async () => {}) {
  const choose = dealer(seed)
  for (let move = 0; move < MOST_MOVES && (await myTurn(page)) !== 'over'; move++) {
    await at(move)
    await clickSomething(page, choose)
  }
}

/** Play a few moves by clicking. */
export async function playSome(page, count, seed = 5) {
  const choose = dealer(seed)
  for (let move = 0; move < count && (await myTurn(page)) === 'mine'; move++) await clickSomething(page, choose)
  await myTurn(page)
}
