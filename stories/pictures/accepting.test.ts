import { expect, test } from 'vitest'
import { afterAccepting } from './accepting.js'

const pictureOf = (name: string) => ({ name, words: name, story: name })
const differenceOf = (name: string) => ({ picture: pictureOf(name), files: { actual: `${name}.png` } })
const compared = { at: 'at two', count: 3, of: 3 }
const accepted = { at: 'at three', count: 1, of: 3 }
const before = { found: ['one', 'two', 'three'].map(differenceOf), compared }

test('what was accepted is marked in the report, and the rest still differs', () => {
  const after = afterAccepting(before, { found: [], compared: accepted, accepted: [pictureOf('two')], names: ['two'] })
  expect(after.found).toEqual([differenceOf('one'), { ...differenceOf('two'), acceptedAt: 'at three' }, differenceOf('three')])
  expect(after.compared).toBe(compared)
})

test('what is as before now, or could not be taken, is not told as it was', () => {
  const failed = { picture: pictureOf('three'), reason: 'No label', files: {} }
  const names = ['one', 'two', 'three']
  const after = afterAccepting(before, { found: [failed], compared: accepted, accepted: [pictureOf('two')], names })
  expect(after.found).toEqual([{ ...differenceOf('two'), acceptedAt: 'at three' }, failed])
})

test('without a report before it says what was accepted', () => {
  const after = afterAccepting(undefined, { found: [], compared: accepted, accepted: [pictureOf('two')], names: ['two'] })
  expect(after).toEqual({ found: [{ picture: pictureOf('two'), files: {}, acceptedAt: 'at three' }], compared: accepted })
})
