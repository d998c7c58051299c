import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { personEffects, personRemarks, personWarnings } from './effects.js'
import { person } from '../resource.js'
import type { PersonDraft } from '../schema.js'

const values = (change: Partial<PersonDraft>) => ({ ...person.empty, ...change }) as PersonDraft

describe('the form of a person', () => {
  beforeAll(() => {
    vi.useFakeTimers({ now: new Date('2026-05-05T15:00:00Z'), toFake: ['Date'] })
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  test.each([
    ['2012-01-01', undefined, 'menor'],
    ['2008-05-05', undefined, 'adulto'],
    ['2008-05-06', 'adulto', 'menor'],
    ['1990-01-01', 'menor', 'adulto'],
    ['1990-01-01', 'emancipado', 'adulto'],
    ['2012-01-01', 'emancipado', 'menor'],
    ['2012-01-01', 'incapaz', 'menor'],
  ] as const)('born %s and so far %s, proposes %s', (birthDate, legalCapacity, expected) => {
    expect(personEffects('birthDate', values({ birthDate, legalCapacity }), values({}))).toEqual({ legalCapacity: expected })
  })

  test.each([
    ['1990-01-01', 'incapaz'],
    ['2010-01-01', 'emancipado'],
    ['2010-01-01', 'menor'],
    ['2999-01-01', 'adulto'],
    ['199', 'adulto'],
    ['', 'adulto'],
  ] as const)('born %s leaves "%s" as it was chosen', (birthDate, legalCapacity) => {
    expect(personEffects('birthDate', values({ birthDate, legalCapacity }), values({}))).toEqual({})
  })

  test('tells the age, and that the capacity follows from it', () => {
    const params = { value: 36 }
    expect(personRemarks(values({ birthDate: '1990-01-01', legalCapacity: 'adulto' }))).toEqual({
      birthDate: { code: 'age', params },
      legalCapacity: { code: 'capacityFromBirth', params },
    })
    expect(personRemarks(values({ birthDate: '1990-01-01', legalCapacity: 'menor' }))).toEqual({ birthDate: { code: 'age', params } })
    expect(personRemarks(values({}))).toEqual({})
  })

  const effects = (key: keyof PersonDraft, change: Partial<PersonDraft>, before: Partial<PersonDraft> = {}) =>
    personEffects(key, values(change), values(before))

  test('takes a foreign document for a foreigner, and only another choice than the usual one for a choice', () => {
    const none = { nationality: undefined }
    expect(effects('documentType', { ...none, documentType: 'estrangeiro' })).toEqual({ nationality: 'estrangeiro' })
    expect(effects('documentType', { documentType: 'estrangeiro' })).toEqual({ nationality: 'estrangeiro' })
    expect(effects('documentType', { nationality: 'naturalizado', documentType: 'estrangeiro' })).toEqual({})
    expect(effects('documentType', { ...none, documentType: 'cpf' })).toEqual({ nationality: 'brasileiro' })
    expect(effects('documentType', { nationality: 'estrangeiro', documentType: 'cpf' })).toEqual({ nationality: 'brasileiro' })
    expect(effects('documentType', { nationality: 'estrangeiro', countryId: 600, documentType: 'cpf' })).toEqual({})
    expect(effects('documentType', { ...none, documentType: 'interno' })).toEqual({})
  })

  test('proposes the country that issued the document, and keeps one that was chosen', () => {
    const foreignDocument = { kind: 'rnm', number: 'A1', issuingCountryId: 600, validUntil: null } as const
    const foreigner = { documentType: 'estrangeiro', nationality: 'estrangeiro', foreignDocument } as const
    expect(effects('foreignDocument', foreigner)).toEqual({ countryId: 600 })
    expect(effects('foreignDocument', { ...foreigner, countryId: 32 })).toEqual({})
    expect(effects('foreignDocument', { ...foreigner, nationality: 'brasileiro' })).toEqual({})
  })

  test('names a mother who is chosen as guardian, once: a name that is deleted stays deleted', () => {
    const empty = { relation: undefined, personId: null, name: '', cpf: '', phone: '', document: '', isMain: true }
    const row = (change: object) => ({ ...empty, ...change }) as unknown as PersonDraft['guardians'][number]
    const motherName = 'Rosa Ferreira'
    const named = (after: object, before: object) =>
      effects('guardians', { motherName, guardians: [row(after)] }, { guardians: [row(before)] })
    expect(named({ relation: 'mae' }, {})).toEqual({ guardians: [row({ relation: 'mae', name: motherName })] })
    expect(named({ relation: 'mae' }, { relation: 'mae', name: 'R' })).toEqual({ guardians: [row({ relation: 'mae' })] })
    expect(named({ relation: 'mae', personId: 7 }, {})).toEqual({ guardians: [row({ relation: 'mae', personId: 7 })] })
    expect(named({ relation: 'pai' }, {})).toEqual({ guardians: [row({ relation: 'pai' })] })
  })

  test('expects a CPF of Brazilians from 16, without insisting', () => {
    const young = { documentType: 'interno', nationality: 'brasileiro' } as const
    expect(personWarnings(values({ ...young, birthDate: '2010-05-05' }))).toEqual({ documentType: 'cpfExpected' })
    expect(personWarnings(values({ ...young, birthDate: '2010-05-06' }))).toEqual({})
  })
})
