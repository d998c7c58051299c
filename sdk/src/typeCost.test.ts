import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// Four entities take 114,000: about half of that is the person. A schema typed by zod's own classes takes 400,000 at once.
const budget = 170_000

test('checking the types of all resources stays cheap', { timeout: 60_000 }, async () => {
  const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))
  const project = fileURLToPath(new URL('../tsconfig.resources.json', import.meta.url))
  const { stdout } = await promisify(execFile)(tsc, ['-p', project, '--noEmit', '--extendedDiagnostics'])
  const instantiations = Number(/Instantiations:\s+(\d+)/.exec(stdout)?.[1])
  expect(instantiations).toBeGreaterThan(0)
  expect(instantiations).toBeLessThan(budget)
})
