import { expect, test } from 'vitest'
import { fieldIs, fieldIsGiven } from './control.js'

test('a field is asked for by the value of another one', () => {
  const isForeign = fieldIs('nationality', 'estrangeiro', 'naturalizado')
  expect(['estrangeiro', 'naturalizado', 'brasileiro', null].map((nationality) => isForeign({ nationality }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a field is asked for as soon as one beside it is filled in', () => {
  const isBegun = fieldIsGiven('number', 'validUntil')
  expect([{}, { number: '' }, { number: '7' }, { number: '', validUntil: '2026-01-01' }].map(isBegun)).toEqual([false, false, true, true])
})
