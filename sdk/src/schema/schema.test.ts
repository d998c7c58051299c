import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Parser } from '../core/parser.js'
import * as fields from './fields.js'
import { toFieldIssues } from './issues.js'
import { failMissing, failOverlapping, failRepeated, inOrder, withRules } from './rules.js'

const issuesOf = (schema: unknown, input: unknown) => {
  const result = (schema as Parser<unknown>).safeParse(input)
  return result.success ? [] : toFieldIssues(result.error.issues)
}
const only = (schema: unknown, input: unknown) => issuesOf(z.object({ field: schema as z.ZodType }), { field: input })[0]

describe('the code of what is wrong', () => {
  test.each([
    ['a missing text', z.string(), undefined, { code: 'required' }],
    ['a text that is null', fields.requiredText(3, 5), null, { code: 'required' }],
    ['an empty text', fields.requiredText(3, 5), '  ', { code: 'required' }],
    ['a short text', fields.requiredText(3, 5), 'ab', { code: 'minLength', params: { min: 3 } }],
    ['a long text', fields.requiredText(3, 5), 'abcdef', { code: 'maxLength', params: { max: 5 } }],
    ['no choice', fields.oneOf(['a', 'b']), null, { code: 'required' }],
    ['a choice that is none', fields.oneOf(['a', 'b']), 'c', { code: 'invalid' }],
    ['a union that fails', z.union([z.string(), z.number()]), true, { code: 'invalid' }],
    ['the wrong type', z.string(), 5, { code: 'invalid' }],
    ['a small number', fields.integer(1, 44), 0, { code: 'min', params: { min: 1 } }],
    ['a large number', fields.integer(1, 44), 45, { code: 'max', params: { max: 44 } }],
    ['a broken number', fields.integer(1, 44), 1.5, { code: 'invalid' }],
    ['not more than', z.number().gt(3), 3, { code: 'moreThan', params: { min: 3 } }],
    ['not less than', z.number().lt(3), 3, { code: 'lessThan', params: { max: 3 } }],
    ['no multiple', z.number().multipleOf(5), 3, { code: 'multipleOf', params: { value: 5 } }],
    ['a short list', z.array(z.string()).min(1), [], { code: 'minItems', params: { min: 1 } }],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], { code: 'maxItems', params: { max: 1 } }],
    ['a year of two digits', fields.year(1950, 2100), 27, { code: 'min', params: { min: '1950' } }],
    ['a year too far off', fields.year(1950, 2100), 2127, { code: 'max', params: { max: '2100' } }],
    ['a wrong pattern', fields.pattern(/^\d+$/), 'a', { code: 'pattern' }],
    ['a wrong email', fields.email(), 'a@', { code: 'email' }],
    ['a wrong address', z.url(), 'x', { code: 'url' }],
    ['a day that does not exist', fields.calendarDate(), '2026-02-29', { code: 'date' }],
    ['a date with a time', fields.calendarDate(), '2026-01-01T00:00:00Z', { code: 'date' }],
    ['a year without its first digit', fields.calendarDate(), '0202-01-01', { code: 'date' }],
    ['a year before every record', fields.calendarDate(), '1799-12-31', { code: 'date' }],
    ['a year that nobody plans for', fields.calendarDate(), '2200-01-01', { code: 'date' }],
    ['a wrong CPF', fields.cpf(), '123', { code: 'cpf' }],
    ['a wrong CNPJ', fields.cnpj(), '123', { code: 'cnpj' }],
    ['a wrong CEP', fields.cep(), '123', { code: 'cep' }],
    ['a wrong phone', fields.phone(), '123', { code: 'phone' }],
    ['a phone without its area code', fields.phone(), '99464-1177', { code: 'areaCode' }],
    ['a wrong protocol', fields.protocol(), '123', { code: 'protocol' }],
    ['an amount with three places', fields.money(), '1.234', { code: 'pattern' }],
    ['an amount in Brazilian writing', fields.money(), '1,23', { code: 'pattern' }],
    ['a negative amount', fields.money(), '-1.00', { code: 'min', params: { min: 0 } }],
    ['a failed rule', z.string().refine(() => false), 'x', { code: 'invalid' }],
    ['a rule of the entity', z.string().refine(() => false, 'department.cycle'), 'x', { code: 'department.cycle' }],
  ])('for %s', (_, schema, input, expected) => expect(only(schema, input)).toEqual({ path: 'field', ...expected }))

  test('names rows and groups by their path', () => {
    const schema = z.object({ items: z.array(z.object({ quantity: z.number() })) })
    expect(issuesOf(schema, { items: [{ quantity: 1 }, {}] })).toEqual([{ path: 'items[1].quantity', code: 'required' }])
  })

  test('is the first of each field, and every one of the whole record', () => {
    const issues = ['x', 'y'].map((message) => ({ code: 'custom', path: [], message }))
    expect(toFieldIssues([...issues, ...issues])).toEqual([
      { path: '', code: 'x' },
      { path: '', code: 'y' },
    ])
    expect(issuesOf(z.object({ a: fields.code(/^[A-Z]{2}$/) }), { a: '' })).toEqual([{ path: 'a', code: 'required' }])
  })

  test('holds whatever language zod speaks', () => {
    z.config(z.locales.pt())
    expect(only(fields.requiredText(1, 9), null)).toEqual({ path: 'field', code: 'required' })
    z.config(z.locales.en())
  })
})

describe('what travels', () => {
  test.each([
    [fields.cpf(), '081.234.569-05', '08123456905'],
    [fields.cnpj(), '12.abc.345/01de-35', '12ABC34501DE35'],
    [fields.cep(), '80010-000', '80010000'],
    [fields.phone(), '+55 (41) 99999-0000', '41999990000'],
    [fields.phone(), '+595 21 123456', '+59521123456'],
    [fields.protocol(), '24.318.507-6', '243185076'],
    [fields.protocol(), '24.318.507-7', '243185077'],
    [fields.code(/^[A-Z]+$/), ' sees ', 'SEES'],
    [fields.optionalText(5), '  ', null],
    [fields.optionalText(5), undefined, null],
    [fields.optional(fields.phone()), '', null],
    [fields.rowsOf(z.string(), 3), null, []],
    [fields.optionalGroup(z.object({ name: z.string() })), { name: '', rows: [], has: false }, null],
    [fields.optionalGroup(z.object({ countryId: z.number() }), { countryId: 76 }), { countryId: 76 }, null],
    [fields.optionalGroup(z.object({ countryId: z.number() }), { countryId: 76 }), { countryId: 32 }, { countryId: 32 }],
  ])('is normalised: %#', (schema, input, expected) => expect((schema as unknown as Parser<unknown>).parse(input)).toEqual(expected))

  test('keeps every amount to the cent', () => {
    const amount = fc.tuple(fc.nat(999_999_999), fc.nat(99)).map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`)
    fc.assert(fc.property(amount, (text) => (fields.money() as z.ZodType).parse(text) === text))
  })
})

describe('rules across fields', () => {
  const period = withRules(
    z.object({ start: fields.calendarDate(), end: fields.calendarDate(), name: fields.requiredText(1, 9) }),
    inOrder('start', 'end'),
  )

  test('speak while other fields are wrong', () => {
    expect(issuesOf(period, { start: '2026-02-01', end: '2026-01-01', name: null })).toEqual([
      { path: 'name', code: 'required' },
      { path: 'end', code: 'endBeforeStart' },
    ])
  })

  test('see what is wrong by itself as missing', () => {
    expect(issuesOf(period, { start: 7, end: '2026-01-01', name: 'x' })).toEqual([{ path: 'start', code: 'invalid' }])
  })

  test('ask for what one choice needs', () => {
    const account = withRules(z.object({ isOpen: fields.flag, name: fields.optionalText(9) }), (draft, fail) => {
      if (draft.isOpen) failMissing(draft, ['name'], fail)
    })
    expect(issuesOf(account, { isOpen: true })).toEqual([{ path: 'name', code: 'required' }])
    expect(issuesOf(account, { isOpen: false })).toEqual([])
  })

  test('name a value that stands in a list again, and no empty one', () => {
    const again: number[] = []
    failRepeated(['a', null, 'b', 'a', '', null, '', 'a'], (index) => again.push(index))
    expect(again).toEqual([3, 7])
  })

  test('name each pair of rows that share a day, and no row without one', () => {
    const rows: { from?: string; to?: string | null }[] = [
      { from: '2026-01-01', to: '2026-03-31' },
      { from: '2026-04-01', to: null },
      { from: '2026-03-31', to: '2026-03-31' },
      { from: '2027-01-01', to: '2027-12-31' },
      { to: null },
      { from: '2026-01-01' },
    ]
    const pairs: unknown[] = []
    failOverlapping(rows, { from: 'from', to: 'to' }, ({ index, earlier }) => pairs.push([index, rows.findIndex((row) => row === earlier)]))
    expect(pairs).toEqual([
      [2, 0],
      [3, 1],
    ])
  })

  test('are not asked about what is no record at all', () => {
    for (const input of [null, undefined, 5, 'x', []]) expect(issuesOf(period, input)).toEqual([{ path: '', code: expect.any(String) }])
  })
})
