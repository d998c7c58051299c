import fc from 'fast-check'

const { TEST_SEED, TEST_MATRIX } = process.env
const isLong = TEST_MATRIX === 'all'

// Every run of the gate uses the same values, so that none fails by chance. Long runs use other and more values, and a failure prints the
// seed that repeats it.
fc.configureGlobal({ seed: Number(TEST_SEED ?? (isLong ? Date.now() % 2 ** 31 : 2026)), numRuns: isLong ? 2000 : 100 })
