import { expect, it } from 'vitest'
import { lot } from './resource.js'
import { lotSamples } from './samples.js'
import type { Lot } from './schema.js'

it('offers what its tender allows: quantities of a price register move, those of a contract are amended', () => {
  const offered = (isSrp: boolean) =>
    lot.contract.transitions
      .map(({ name }) => name)
      .filter((name) => lot.offers?.({ ...lotSamples[0], isSrp } as unknown as Lot, name) !== false)
  expect(offered(true)).toEqual(['homologate', 'transfer', 'reprice', 'declareDeserted', 'declareFailed', 'cancel'])
  expect(offered(false)).toEqual(['homologate', 'amend', 'reprice', 'declareDeserted', 'declareFailed', 'cancel'])
})
