import { expect, test } from 'vitest'
import { sampleUses } from './sampleUses.mjs'
import { shownSamples } from './shownSamples.mjs'

test('every sample of the documentation that shows something has its use, and no use is of a sample that went', () => {
  const shown = shownSamples().map(({ name }) => name)
  expect(Object.keys(sampleUses).sort()).toEqual(shown.sort())
})
