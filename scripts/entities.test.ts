import { expect, it } from 'vitest'
import { outdatedFiles } from './write-entities.mjs'

it('what follows from the folders of the entities is as they ask: run "node scripts/write-entities.mjs"', () => {
  expect(outdatedFiles()).toEqual([])
})
