import { describe, expect, test } from 'vitest'
import { toFieldIssues } from '../../schema/issues.js'
import { department } from './department/resource.js'
import { departmentSchema } from './department/schema.js'
import { functionSchema } from './function/schema.js'

interface Draft {
  safeParse(input: unknown): ReturnType<typeof departmentSchema.draft.safeParse> | ReturnType<typeof functionSchema.draft.safeParse>
}
const codes = (draft: Draft, input: unknown) => {
  const result = draft.safeParse(input)
  return result.success ? {} : Object.fromEntries(toFieldIssues(result.error.issues).map(({ path, code }) => [path, code]))
}

describe('a department', () => {
  const good = { name: 'Diretoria de Esporte', acronym: 'DESP', kind: 'diretoria', email: 'desp@esporte.pr.gov.br' }
  test.each([
    ['as it is', {}, {}],
    ['with a sign in small letters', { acronym: 'desp/1' }, {}],
    ['with a sign of other characters', { acronym: 'DE SP' }, { acronym: 'pattern' }],
    ['with an extension of three to five digits', { extension: '123' }, {}],
    ['with an extension of two', { extension: '12' }, { extension: 'pattern' }],
    ['with an order out of bounds', { sortOrder: 1000 }, { sortOrder: 'max' }],
    ['as a regional office without region', { kind: 'escritorio-regional' }, { regionId: 'required' }],
    ['as a regional office with its region', { kind: 'escritorio-regional', regionId: 9 }, {}],
    ['with one person as head and deputy', { managerId: 3, deputyId: 3 }, { deputyId: 'department.deputyIsManager' }],
    ['without head and deputy', { managerId: null, deputyId: null }, {}],
  ])('is checked %s', (_, change, expected) => expect(codes(departmentSchema.draft, { ...good, ...change })).toEqual(expected))

  test.each([
    ['desp@esporte.pr.gov.br', {}],
    ['desp@pr.gov.br', {}],
    ['DESP@esporte.pr.gov.br ', {}],
    ['desp@gmail.com', { email: 'emailDomain' }],
    ['desp@falsopr.gov.br', { email: 'emailDomain' }],
    ['', {}],
  ])('warns about an address that is not institutional: %s', (email, expected) => {
    expect(department.warnings?.({ ...department.empty, email })).toEqual(expected)
  })
})

describe('a function', () => {
  const good = { name: 'Técnico esportivo', code: 'TEC-01', category: 'cargo-efetivo' }
  test.each([
    ['as it is', {}, {}],
    ['with an occupation', { cbo: '2241-05' }, {}],
    ['with an occupation without its dash', { cbo: '224105' }, { cbo: 'pattern' }],
    ['with more hours than a week of work has', { weeklyHours: 45 }, { weeklyHours: 'max' }],
    ['without its category', { category: null }, { category: 'required' }],
  ])('is checked %s', (_, change, expected) => expect(codes(functionSchema.draft, { ...good, ...change })).toEqual(expected))
})
