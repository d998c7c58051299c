import { afterEach, describe, expect, it } from 'vitest'
import { bind, entries, from, reduce, stringify } from './builtIns.js'

describe('stringify', () => {
  afterEach(() => {
    for (const { prototype } of [Array, Object]) Reflect.deleteProperty(prototype, 'toJSON')
  })
  const when = new Date('2026-03-01T12:00:00Z')
  const value = { list: [1, 'a', undefined, [null, { when }]], nothing: undefined, name: 'Ana' }
  const text = JSON.stringify(value)

  it('writes what JSON.stringify writes, in a page that gives arrays and objects a toJSON too', () => {
    expect(stringify(value)).toBe(text)
    Object.assign(Array.prototype, { toJSON: () => 'wrong' })
    Object.assign(Object.prototype, { toJSON: () => 'wrong' })
    expect(stringify(value)).toBe(text)
    expect(stringify([], undefined, 1)).toBe('[]')
    expect(stringify({ a: [1] }, (_: string, item: unknown) => (item === 1 ? 2 : item), 1)).toBe('{\n "a": [\n  2\n ]\n}')
  })
})

it('makes arrays of what is iterable and of what has a length', () => {
  expect(from(new Set([1, 2]))).toEqual([1, 2])
  expect(from('é😀')).toEqual(['é', '😀'])
  expect(from({ length: 2 }, (_, index) => index * 2)).toEqual([0, 2])
})

it('numbers the items of an array, and leaves the entries of others to them', () => {
  expect([...(entries(['a', 'b']) as Iterable<unknown>)]).toEqual([
    [0, 'a'],
    [1, 'b'],
  ])
  expect([...(entries(new Map([['k', 'v']])) as Iterable<unknown>)]).toEqual([['k', 'v']])
})

it('reduces with and without a start', () => {
  const add = (sum: unknown, item: unknown) => Number(sum) + Number(item)
  expect(reduce([1, 2, 3], add)).toBe(6)
  expect(reduce([], add, 4)).toBe(4)
  expect(() => reduce([], add)).toThrow(TypeError)
})

it('binds the object and the first arguments', () => {
  const join = function (this: unknown, ...words: unknown[]) {
    return [this, ...words].join(' ')
  }
  expect((bind(join, 'a', 'b') as (word: string) => string)('c')).toBe('a b c')
})
