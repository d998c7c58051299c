import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from './lib/paths.mjs'
import { gateWaves } from './lib/steps.mjs'
import { buildLook } from '../sdk/scripts/build-look.mjs'

const sheet = 'sdk/src/theme/look.generated.css'

it('the default look is made anew when it is out of date, and left alone otherwise: run "node sdk/scripts/build-look.mjs"', async () => {
  const base = mkdtempSync(join(tmpdir(), 'look-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  const file = join(base, sheet)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '.ep-root{--ep-notice:old}')
  expect(await buildLook(base)).toEqual([sheet])
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(root, sheet), 'utf8'))
  expect(await buildLook(base)).toEqual([])
})

it('the gate compares pictures of the files as they are, and writes none', () => {
  const steps = gateWaves({ isFull: false, freePort: {} }).flatMap((wave) => wave.steps)
  expect(steps.find(({ name }) => name === 'pictures')?.args).toContain('--as-it-is')
})
