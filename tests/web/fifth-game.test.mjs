// A game of somebody else, installed beside ours: the page knows nothing of it, and plays it on the general board.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DESKTOP, PHONE, SQUIRE, YOU, lookAt, playToTheEnd, setUp, stage } from './browser.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'alcaide-fifth-'))
const python = join(dirname(process.env.ALCAIDE ?? join(ROOT, '.venv', 'bin', 'alcaide')), 'python')
const source = join(folder, 'source')
const packages = join(folder, 'packages')
cpSync(join(ROOT, 'examples', 'fifth_game'), source, { recursive: true })
const offline = ['--quiet', '--disable-pip-version-check', '--no-deps', '--no-build-isolation']
execFileSync(python, ['-m', 'pip', 'install', ...offline, '--target', packages, source])
process.env.PYTHONPATH = [packages, process.env.PYTHONPATH].filter(Boolean).join(delimiter)

const here = stage()
after(() => rmSync(folder, { recursive: true, force: true }))

test('it is offered in the lobby', async () => {
  const { context, page, faults } = await here.open()
  await page.goto(here.address)
  await page.getByText('Keep', { exact: true }).first().waitFor()
  await lookAt(page, 'fifth-lobby')

  assert.deepEqual(faults, [])
  await context.close()
})

for (const [size, viewport, colorScheme] of [
  ['desktop', DESKTOP, 'light'],
  ['phone', PHONE, 'dark'],
]) {
  test(`a whole match is clicked through: ${size}, ${colorScheme}`, async () => {
    const { context, page, faults } = await here.open({ viewport, colorScheme })
    await setUp(page, here.address, 'keep', [YOU, SQUIRE])
    await playToTheEnd(page, 3, async (move) => {
      if (move === 2) await lookAt(page, `fifth-${size}`)
    })
    const log = await page.getByRole('log', { name: 'What happened' }).innerText()

    assert.match(log, /The keep of squire grows by \d+/)
    assert.doesNotMatch(log, /[{}]|undefined|NaN/)
    assert.deepEqual(faults, [])
    await context.close()
  })
}
