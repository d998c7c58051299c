import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/paths.mjs'
import { hashOf } from './lib/stamp.mjs'

it('does not take what the tests of a part leave in its folder for a change of its sources', () => {
  const left = join(root, 'reference-api', '.cache', `hash-${process.pid}`)
  const before = hashOf(['reference-api'])
  mkdirSync(left, { recursive: true })
  try {
    writeFileSync(join(left, 'left.json'), '{}')
    expect(hashOf(['reference-api'])).toBe(before)
  } finally {
    rmSync(left, { recursive: true })
  }
})
