import { expect, test } from 'vitest'
import { fieldIs, fieldIsGiven, sameField } from './conditions.js'

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

test('a reference is narrowed by the field of the same name once that is chosen', () => {
  const ofGroup = sameField('groupId')
  expect([{ groupId: 7 }, { groupId: 'x' }, { groupId: null }, {}].map(ofGroup)).toEqual([
    { groupId: 7 },
    { groupId: 'x' },
    { groupId: undefined },
    { groupId: undefined },
  ])
})
