import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as validators from '../sdk/exports/validators.js'

test('the guide names every validator', () => {
  const guide = readFileSync('docs/validators.md', 'utf8')
  expect(Object.keys(validators).filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))).toEqual([])
})
