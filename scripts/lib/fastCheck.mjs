import fc from '../../node_modules/fast-check/lib/fast-check.js'

const { TEST_SEED, TEST_MATRIX } = process.env

// Tests that name fast-check get it from here, see vitest.config.ts. Every run of the gate draws the same values, so that none fails by chance;
// each long run draws others, and a failure names the seed that repeats it.
fc.configureGlobal({ seed: Number(TEST_SEED ?? (TEST_MATRIX === 'all' ? Date.now() % 2 ** 31 : 2026)) })

export default fc
