import { describe, expect, it, test } from 'vitest'
import { fieldIs, fieldIsGiven, withLooks } from '../core/control.js'
import * as kind from '../kinds/kinds.js'
import { entitySchema, partSchema } from './draftSchema.js'
import * as field from './fields.js'
import { toFieldIssues } from './issues.js'

type Fields = Parameters<typeof partSchema>[0]

const codes = (fields: Fields, input: unknown) => {
  const result = partSchema(fields).safeParse(input)
  return result.success ? {} : Object.fromEntries(toFieldIssues(result.error.issues).map(({ path, code }) => [path, code]))
}

describe('what a field takes follows from its line', () => {
  test.each<[string, Fields, unknown, Record<string, string>]>([
    ['a required text that is missing', { name: kind.text({ required: true, maxLength: 5 }) }, {}, { name: 'required' }],
    ['an optional text that is missing', { name: kind.text({ maxLength: 5 }) }, {}, {}],
    ['a text that is too long', { name: kind.text({ maxLength: 5 }) }, { name: 'abcdef' }, { name: 'maxLength' }],
    ['a value outside a closed list', { size: kind.choice({ values: ['me', 'epp'] }) }, { size: 'mei' }, { size: 'invalid' }],
    ['a code that the mask does not show', { cbo: kind.masked({ pattern: '####-##' }) }, { cbo: '2241-0' }, { cbo: 'pattern' }],
    ['a code with more signs than the shape has', { code: kind.masked({ pattern: '###', shape: /^\d{2,3}$/ }) }, { code: '12' }, {}],
    ['a day to come where only a past one is taken', { day: kind.date({ isPast: true }) }, { day: '2190-01-01' }, { day: 'future' }],
    ['more rows than there may be', { rows: kind.rowsOf({}, { max: 1 }) }, { rows: [{}, {}] }, { rows: 'maxItems' }],
    ['a hidden amount', { cost: kind.hidden(kind.decimal({ min: 1 })) }, { cost: '0.50' }, { cost: 'min' }],
  ])('%s', (_, fields, input, expected) => expect(codes(fields, input)).toEqual(expected))
})

describe('what is required under a condition', () => {
  const isCompany = fieldIs('kind', 'company')
  const fields = {
    kind: kind.text({ maxLength: 20 }),
    cnpj: kind.cnpj({ required: true, visible: isCompany }),
    reason: kind.text({ required: fieldIsGiven('cnpj'), maxLength: 20 }),
    address: kind.groupOf(
      { countryId: kind.location({ level: 'paises', required: true }), street: kind.text({ required: true, maxLength: 9 }) },
      { required: isCompany, initial: { countryId: 76 } },
    ),
    partners: kind.rowsOf({}, { required: true, visible: isCompany, max: 9, missing: 'partnerMissing' }),
  }

  it('is asked for while the condition holds: of a group what it must hold, of rows by their own code', () => {
    expect(codes(fields, { kind: 'company' })).toEqual({ cnpj: 'required', 'address.street': 'required', partners: 'partnerMissing' })
  })
  it('is not asked for otherwise', () => expect(codes(fields, { kind: 'person' })).toEqual({}))
  it('is left to a rule when the condition of a row reads the record around it', () => {
    const row = {
      reason: kind.text({ required: (_: object, record: { readonly isOpen?: unknown }) => record.isOpen === true, maxLength: 9 }),
    }
    expect(codes(row, {})).toEqual({})
  })
})

it('a record has what the server adds, also where a field of the draft differs', () => {
  const fields = { name: kind.text({ required: true, maxLength: 9 }), cpf: kind.cpf() }
  const { entity } = entitySchema(fields, { cpf: field.optionalText(20), age: field.integer(0, 150) })
  expect(entity.parse({ name: 'Ana', cpf: '***.456.789-**', age: 30 })).toEqual({ name: 'Ana', cpf: '***.456.789-**', age: 30 })
})

it('looks change how a field is shown, and nothing of what it takes', () => {
  const fields = { name: kind.text({ required: true, maxLength: 5 }) }
  const { name } = withLooks(fields, { name: { span: 8, shortcut: 'S/N' } })
  expect(name.options).toEqual({ required: true, maxLength: 5, span: 8, shortcut: 'S/N' })
  expect(fields.name.options).toEqual({ required: true, maxLength: 5 })
})

it('a field that would take nothing is refused where it is declared', () => {
  expect(() => partSchema({ name: kind.text() })).toThrow('a field of the kind "text" has no "maxLength"')
  expect(() => partSchema({ size: kind.choice() })).toThrow('a field of the kind "choice" has no "values"')
  expect(() => partSchema({ place: kind.hidden() })).toThrow('values of the kind "hidden" have no schema')
})
