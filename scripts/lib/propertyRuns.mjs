import fc from 'fast-check'

// Property tests try the same inputs in every gate; `npm run test:all` tries other and more ones each time and prints its seed on failure.
fc.configureGlobal(process.env.TEST_MATRIX === 'all' ? { numRuns: 2000 } : { seed: 20_260_713 })
