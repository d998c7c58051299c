import fc from 'fast-check'

const { TEST_SEED, TEST_MATRIX } = process.env
const isLong = TEST_MATRIX === 'all'

// Every run of the gate draws the same values, so that none fails by chance; each long run draws others and more of them, and a failure names
// the seed that repeats it.
fc.configureGlobal({ seed: Number(TEST_SEED ?? (isLong ? Date.now() % 2 ** 31 : 2026)), numRuns: isLong ? 2000 : 100 })
