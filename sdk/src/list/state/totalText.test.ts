import fc from 'fast-check'
import { expect, it } from 'vitest'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import { createTranslator } from '../../locale/createTranslator.js'
import { pageRange } from '../core/pages.js'
import { rangeText, totalText } from './totalText.js'

const locale = createTranslator('pt-BR', catalogue)
const totals = fc.oneof(
  fc.record({ total: fc.nat({ max: 10_000 }), totalIsExact: fc.constant(true) }),
  fc.constant({ total: 10_000, totalIsExact: false }),
  fc.constant({ total: null, totalIsExact: false }),
)

it('writes totals as people here do, and the cap with a plus', () => {
  expect(totalText({ total: 9_999, totalIsExact: true }, locale)).toBe('9.999')
  expect(totalText({ total: 10_000, totalIsExact: true }, locale)).toBe('10.000')
  expect(totalText({ total: 10_000, totalIsExact: false }, locale)).toBe('10.000+')
})

it('says the number that was counted and no other, with a plus only past the cap', () => {
  fc.assert(
    fc.property(totals, (meta) => {
      const text = totalText(meta, locale)
      expect(text.replace(/\D/g, '')).toBe(meta.total === null ? '' : String(meta.total))
      expect(text.endsWith('+')).toBe(meta.total !== null && !meta.totalIsExact)
    }),
  )
})

it('offers a next page exactly while there may be more rows', () => {
  fc.assert(
    fc.property(totals, fc.integer({ min: 1, max: 500 }), fc.constantFrom(10, 25, 50, 100), (counted, page, perPage) => {
      // The answer of a server with `total` rows, or with more than it counted.
      const there = counted.totalIsExact ? Math.max(0, (counted.total ?? 0) - (page - 1) * perPage) : perPage
      const shown = Math.min(there, perPage)
      const range = pageRange({ ...counted, page, perPage }, shown)
      const list = { answer: { success: true, data: [], meta: { ...counted, page, perPage } } } as never
      expect(range.lastPage > page).toBe(there > perPage || (!counted.totalIsExact && shown === perPage))
      expect(range.to - range.from + (shown > 0 ? 1 : 0)).toBe(shown)
      expect(rangeText({ range, list }, locale)).not.toContain('null')
    }),
  )
})
