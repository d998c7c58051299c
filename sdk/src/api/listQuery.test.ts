import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeListQuery, encodeListQuery } from './listQuery.js'

const contract = { filters: ['status', 'birthDate', 'cityId'] }
const text = fc.string({ unit: 'grapheme' })
const query = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  perPage: fc.integer({ min: 1, max: 200 }),
  sort: text,
  search: text,
  filters: fc.dictionary(fc.constantFrom(...contract.filters), fc.string({ unit: 'grapheme', minLength: 1 }), { noNullPrototype: true }),
})

describe('the query of a list in an address', () => {
  it('comes back as it went, whatever was typed', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(decodeListQuery(encodeListQuery(asked), contract)).toEqual(asked)
      }),
    )
  })
  it('never fails on an address that somebody made up', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom('&', '=', '%', '+', '?', '2', 'e9', '-', ',', 'ã', '&por_pagina='), { maxLength: 30 })
          .map((signs) => `pagina=${signs.join('')}`),
        (search) => {
          const { page, perPage } = decodeListQuery(`?${search}`, contract)
          expect(page >= 1 && perPage >= 1 && perPage <= 200).toBe(true)
        },
      ),
    )
  })
  it('has the names of the contract and leaves out what is empty', () => {
    const filters = { status: 'ativo,inativo', birthDate: '2000-01-01..2010-12-31', cityId: '' }
    expect(decodeURIComponent(encodeListQuery({ page: 2, perPage: 25, sort: '-date,name', search: '', filters }))).toBe(
      'pagina=2&por_pagina=25&ordem=-date,name&status=ativo,inativo&birthDate=2000-01-01..2010-12-31',
    )
    expect(encodeListQuery({})).toBe('')
  })
  it('falls back where the address is wrong', () => {
    expect(decodeListQuery('?pagina=-1&por_pagina=1e9&x=1', contract)).toEqual({ page: 1, perPage: 25, sort: '', search: '', filters: {} })
    expect(decodeListQuery('?por_pagina=5000', contract).perPage).toBe(200)
    expect(decodeListQuery('?pagina=99999999', contract).page).toBe(1_000_000)
    expect(decodeListQuery(`?busca=a%00${'b'.repeat(300)}`, contract).search).toBe(`a${'b'.repeat(199)}`)
  })
})
