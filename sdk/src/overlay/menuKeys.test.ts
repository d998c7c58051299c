import { describe, expect, it } from 'vitest'
import { nextItem, typedItem } from './menuKeys.js'

const labels = ['Português', 'Inglês', 'Início', 'Ágil']

describe('keys in an open menu', () => {
  it.each([
    { key: 'ArrowDown', current: 0, next: 1 },
    { key: 'ArrowDown', current: 3, next: 0 },
    { key: 'ArrowDown', current: -1, next: 0 },
    { key: 'ArrowUp', current: 2, next: 1 },
    { key: 'ArrowUp', current: 0, next: 3 },
    { key: 'ArrowUp', current: -1, next: 3 },
    { key: 'Home', current: 2, next: 0 },
    { key: 'End', current: 0, next: 3 },
    { key: 'x', current: 0, next: undefined },
    { key: ' ', current: 0, next: undefined },
    { key: 'Enter', current: 0, next: undefined },
  ])('$key from entry $current leads to $next', ({ key, current, next }) => {
    expect(nextItem(key, labels, current)).toBe(next)
  })

  it.each([
    { typed: 'i', current: 0, next: 1 },
    { typed: 'I', current: 1, next: 2 },
    { typed: 'i', current: 2, next: 1 },
    { typed: 'ii', current: 1, next: 2 },
    { typed: 'in', current: 1, next: 1 },
    { typed: 'iní', current: 1, next: 2 },
    { typed: 'a', current: 0, next: 3 },
    { typed: 'ing', current: -1, next: 1 },
    { typed: 'x', current: 0, next: undefined },
  ])('"$typed" typed on entry $current leads to $next', ({ typed, current, next }) => {
    expect(typedItem(typed, labels, current)).toBe(next)
  })

  it('leads nowhere in an empty menu', () => {
    expect(nextItem('ArrowDown', [], -1)).toBeUndefined()
    expect(typedItem('a', [], -1)).toBeUndefined()
  })
})
