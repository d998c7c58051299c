import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

const { TEST_SEED, TEST_MATRIX } = process.env
const isLong = TEST_MATRIX === 'all'

// Every run of the gate uses the same values, so that none fails by chance. Long runs use other and more values, and a failure prints the
// seed that repeats it.
fc.configureGlobal({ seed: Number(TEST_SEED ?? (isLong ? Date.now() % 2 ** 31 : 2026)), numRuns: isLong ? 2000 : 100 })

// The files of one process share its clock: the next one would wait for ever.
afterAll(() => {
  if (!vi.isFakeTimers()) return
  vi.useRealTimers()
  throw new Error('This file leaves a false clock to the next one: call vi.useRealTimers() in afterEach.')
})
