import { describe, expect, it } from 'vitest'
import { toFieldIssues } from '../../../schema/issues.js'
import { regionSchema } from './schema.js'

const valid = {
  name: 'Regional de Pato Branco',
  code: 'ERE-09',
  type: 'regional-esporte',
  parentId: null,
  seatCityId: 4118501,
  cityIds: [4118501],
  managerId: null,
  email: null,
  phone: null,
  address: null,
  color: null,
  notes: null,
}
function issuesOf(more: object): string[] {
  const result = regionSchema.draft.safeParse({ ...valid, ...more })
  return result.success ? [] : toFieldIssues(result.error.issues).map(({ path, code }) => `${path}: ${code}`)
}
const places = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

describe('a region', () => {
  it.each([
    ['a name of three letters', { name: 'Sul' }],
    ['a name of 120 letters', { name: 'a'.repeat(120) }],
    ['a code with two letters', { code: 'NR-01' }],
    ['a code with four letters', { code: 'ERET-09' }],
    ['every municipality of the state', { cityIds: places(399) }],
    ['an e-mail, a phone and a color', { email: 'pato.branco@esporte.pr.gov.br', phone: '4632201234', color: '#1B7A3D' }],
  ])('may have %s', (_, more) => {
    expect(issuesOf(more)).toEqual([])
  })

  it.each([
    ['a name of two letters', { name: 'PB' }, 'name: minLength'],
    ['a name of 121 letters', { name: 'a'.repeat(121) }, 'name: maxLength'],
    ['a code with one letter', { code: 'E-09' }, 'code: pattern'],
    ['a code with five letters', { code: 'ERETS-09' }, 'code: pattern'],
    ['a code with one digit', { code: 'ERE-9' }, 'code: pattern'],
    ['a code with three digits', { code: 'ERE-009' }, 'code: pattern'],
    ['a code without a hyphen', { code: 'ERE09' }, 'code: pattern'],
    ['a code between other texts', { code: 'x ERE-09 x' }, 'code: pattern'],
    ['another type', { type: 'microrregiao' }, 'type: invalid'],
    ['no seat', { seatCityId: null }, 'seatCityId: required'],
    ['no municipality', { cityIds: [] }, 'cityIds: required'],
    ['400 municipalities', { cityIds: places(400) }, 'cityIds: maxItems'],
    ['a wrong e-mail', { email: 'pato.branco' }, 'email: email'],
    ['a wrong phone', { phone: '123' }, 'phone: phone'],
    ['a color by name', { color: 'verde' }, 'color: pattern'],
  ])('may not have %s', (_, more, issue) => {
    expect(issuesOf(more)).toEqual([issue])
  })
})
