import { expect, it } from 'vitest'
import { searchPatterns, searchText } from './searchText.js'

/** Imitates LIKE of the database. */
function finds(search: string, values: readonly unknown[]): boolean {
  const text = searchText(values)
  return searchPatterns(search).every((pattern) => {
    const source = pattern.replace(/[.*+?^${}()|[\]]/g, '\\$&').replace(/%/g, '[^]*')
    return new RegExp(`^${source}$`).test(text)
  })
}

it.each([
  ['joao', ['João da Silva']],
  ['silva joão', ['João da Silva']],
  ['ilv', ['João da Silva']],
  ['111.444', [null, '11144477735']],
  ['jo', ['Maria João']],
  ['j', ['João']],
  ["Sant'Anna", ['Sant´Anna']],
  ['d´avila', ['Maria d‘Ávila']],
  ['sub-17', ['Futsal Sub‑17']],
  ['Sub–17', ['Futsal Sub-17']],
  ['\u202A111.444.777-35\u202C', ['11144477735']],
  ['Jo\u200Bão', ['João']],
  ['; drop', ["<b>'; drop table"]],
])('finds "%s" in %j', (search, values) => expect(finds(search, values)).toBe(true))

it.each([
  ['oa', ['João']],
  ['joana', ['João']],
  ['a b', ['Ana']],
])('does not find "%s" in %j', (search, values) => expect(finds(search, values)).toBe(false))
