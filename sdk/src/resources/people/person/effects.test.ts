import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { personEffects, personRemarks, personWarnings } from './effects.js'
import { emptyPerson } from './empty.js'
import type { PersonDraft } from './schema.js'

const values = (change: Partial<PersonDraft>) => ({ ...emptyPerson, ...change }) as PersonDraft

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
    expect(personEffects('birthDate', values({ birthDate, legalCapacity }))).toEqual({ legalCapacity: expected })
  })

  test.each([
    ['1990-01-01', 'incapaz'],
    ['2010-01-01', 'emancipado'],
    ['2010-01-01', 'menor'],
    ['2999-01-01', 'adulto'],
    ['199', 'adulto'],
    ['', 'adulto'],
  ] as const)('born %s leaves "%s" as it was chosen', (birthDate, legalCapacity) => {
    expect(personEffects('birthDate', values({ birthDate, legalCapacity }))).toEqual({})
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

  test('proposes a nationality only where none was chosen', () => {
    const none = { nationality: undefined }
    expect(personEffects('documentType', values({ ...none, documentType: 'estrangeiro' }))).toEqual({ nationality: 'estrangeiro' })
    expect(personEffects('documentType', values({ ...none, documentType: 'cpf' }))).toEqual({ nationality: 'brasileiro' })
    expect(personEffects('documentType', values({ ...none, documentType: 'interno' }))).toEqual({})
    expect(personEffects('documentType', values({ nationality: 'naturalizado', documentType: 'estrangeiro' }))).toEqual({})
  })

  test('expects a CPF of Brazilians from 16, without insisting', () => {
    const young = { documentType: 'interno', nationality: 'brasileiro' } as const
    expect(personWarnings(values({ ...young, birthDate: '2010-05-05' }))).toEqual({ documentType: 'cpfExpected' })
    expect(personWarnings(values({ ...young, birthDate: '2010-05-06' }))).toEqual({})
  })
})
