import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { toFieldIssues } from '../../../schema/issues.js'
import { type PersonDraft, personSchema } from './schema.js'

// Dados fictícios.
const adult = {
  documentType: 'cpf',
  cpf: '081.234.569-05',
  name: ' Maria Souza ',
  birthDate: '1990-05-17',
  gender: 'feminino',
  nationality: 'brasileiro',
  legalCapacity: 'adulto',
  guardians: null,
  address: {
    countryId: 76,
    zipCode: '80010-000',
    street: 'Rua XV de Novembro',
    number: '100',
    neighborhood: 'Centro',
    stateId: 41,
    cityId: 4106902,
    ...nulls('postalCode', 'complement', 'stateName', 'cityName', 'latitude', 'longitude'),
  },
  phone: '(41) 99999-0000',
  lgpd: { legalBasis: 'politica-publica', consentAt: null, imageUse: false },
  ...nulls('foreignDocument', 'internalReason', 'socialName', 'countryId', 'birthStateId', 'birthCityId', 'motherName', 'fatherName'),
  ...nulls('rg', 'emancipationDocument', 'email', 'phone2', 'bankAccounts', 'pcd', 'emergencyContact', 'functions', 'photoId', 'notes'),
}
const guardian = {
  personId: null,
  name: 'João Souza',
  cpf: '912.345.679-54',
  relation: 'pai',
  phone: '41 3333-4444',
  document: null,
  isMain: true,
}

const account = { bankCode: '001', agency: '1234', account: '98765', accountDigit: 'X', accountType: 'corrente', isMain: true }

describe('a person', () => {
  test('travels normalised', () => {
    expect(personSchema.draft.parse(adult)).toMatchObject({
      cpf: '08123456905',
      name: 'Maria Souza',
      phone: '41999990000',
      address: { zipCode: '80010000' },
      guardians: [],
    } satisfies Partial<Record<keyof PersonDraft, unknown>>)
  })

  test('with nothing entered is told everything that is missing at once', () => {
    const nothing = Object.fromEntries(Object.keys(adult).map((key) => [key, null]))
    expect(codes({ ...nothing, documentType: 'cpf', lgpd: { legalBasis: null, consentAt: null, imageUse: false } })).toEqual({
      name: 'required',
      birthDate: 'required',
      gender: 'required',
      nationality: 'required',
      legalCapacity: 'required',
      cpf: 'required',
      'lgpd.legalBasis': 'required',
      'address.zipCode': 'required',
      'address.street': 'required',
      'address.number': 'required',
      'address.neighborhood': 'required',
      'address.stateId': 'required',
      'address.cityId': 'required',
    })
  })

  test.each([
    ['one word is no full name', { name: 'Maria' }, { name: 'person.fullName' }],
    ['a wrong check digit', { cpf: '081.234.569-06' }, { cpf: 'cpf' }],
    ['a birth in the future', { birthDate: '2999-01-01' }, { birthDate: 'future' }],
    ['a birth before 1900', { birthDate: '1899-12-31' }, { birthDate: 'date' }],
    ['a day that does not exist', { birthDate: '1990-02-30' }, { birthDate: 'date' }],
    ['an adult as a minor', { legalCapacity: 'menor', guardians: [guardian] }, { legalCapacity: 'person.capacityAge' }],
    [
      'one guardian twice by record',
      { guardians: [1, 2].map((each) => ({ ...guardian, personId: 7, isMain: each === 1 })) },
      { 'guardians[1].personId': 'person.guardianRepeated', 'guardians[1].cpf': 'person.guardianRepeated' },
    ],
    [
      'one guardian twice by CPF',
      { guardians: [guardian, { ...guardian, isMain: false }] },
      { 'guardians[1].cpf': 'person.guardianRepeated' },
    ],
    ['a disability twice', { pcd: { has: true, types: ['visual', 'tea', 'visual'] } }, { 'pcd.types[2]': 'repeated' }],
    ['disabilities of somebody who has none', { pcd: { has: false, types: ['visual'] } }, { 'pcd.types': 'person.pcdContradiction' }],
    ['an identity card of no state', { rg: { number: '1', issuer: 'SESP', state: 'XX' } }, { 'rg.state': 'state' }],
    [
      'an address abroad in a Brazilian state',
      { address: { ...adult.address, countryId: 32, stateName: 'Misiones', cityName: 'Posadas' } },
      { 'address.stateId': 'abroad', 'address.cityId': 'abroad' },
    ],
    ['an incapable person without guardian', { legalCapacity: 'incapaz' }, { guardians: 'person.guardianMissing' }],
    ['a foreigner without country', { nationality: 'estrangeiro' }, { countryId: 'required' }],
    ['an adult without phone', { phone: null }, { phone: 'required' }],
    [
      'an adult under an internal code',
      { documentType: 'interno', cpf: null, internalReason: 'x', motherName: 'Ana Souza' },
      { documentType: 'person.internalForDependants' },
    ],
    [
      'a foreign document without its number',
      { documentType: 'estrangeiro', foreignDocument: { kind: 'rnm', number: '', issuingCountryId: 858, validUntil: null } },
      { 'foreignDocument.number': 'required' },
    ],
    ['a birth in a city of another state', { birthStateId: 35, birthCityId: 4106902 }, { birthCityId: 'cityOfState' }],
    ['a birth in a city of no state', { birthCityId: 4106902 }, { birthStateId: 'required' }],
    [
      'an account of another without a reason',
      { bankAccounts: [{ ...account, holderDocument: '912.345.679-54' }] },
      { 'bankAccounts[0].holderJustification': 'required' },
    ],
    [
      'consent that is yet to come',
      { lgpd: { legalBasis: 'consentimento', consentAt: '2999-01-01', imageUse: true } },
      { 'lgpd.consentAt': 'future' },
    ],
    [
      'consent without its date',
      { lgpd: { legalBasis: 'consentimento', consentAt: null, imageUse: true } },
      { 'lgpd.consentAt': 'required' },
    ],
  ])('refuses %s', (_, change, expected) => {
    expect(codes({ ...adult, ...change })).toEqual(expected)
  })

  test.each([
    ['rnm', 'V123456-7', 858, {}],
    ['rnm', '12345678', 858, { 'foreignDocument.number': 'person.rnmShape' }],
    ['passaporte', 'A1234567', 858, {}],
    ['passaporte', 'A!23456', 858, { 'foreignDocument.number': 'person.passaporteShape' }],
    ['passaporte', '12345678', 76, { 'foreignDocument.number': 'person.brazilianPassportShape' }],
    ['outro', 'I/7', 858, {}],
  ])('knows the shape of a %s: %s', (kind, number, issuingCountryId, expected) => {
    const foreignDocument = { kind, number, issuingCountryId, validUntil: null }
    expect(codes({ ...adult, documentType: 'estrangeiro', foreignDocument })).toEqual(expected)
  })

  test('has its guardians checked row by row', () => {
    const minor = { ...adult, birthDate: '2015-01-01', legalCapacity: 'menor', phone: null }
    expect(codes({ ...minor, guardians: [guardian] })).toEqual({})
    expect(
      codes({
        ...minor,
        guardians: [
          { ...guardian, cpf: '1', relation: 'tutor-legal' },
          { ...guardian, isMain: false },
        ],
      }),
    ).toEqual({
      'guardians[0].cpf': 'cpf',
      'guardians[0].document': 'required',
    })
    expect(codes({ ...minor, guardians: [guardian, guardian] })).toEqual({ guardians: 'oneMain' })
  })

  test('needs no address under an internal code, and an address left alone is none', () => {
    const blank = { ...adult.address, zipCode: null, street: '', number: null, neighborhood: null, stateId: null, cityId: null }
    const child = { ...adult, documentType: 'interno', cpf: null, internalReason: 'Sem CPF', motherName: 'Ana Souza', address: blank }
    expect(codes({ ...child, birthDate: '2015-01-01', legalCapacity: 'menor', guardians: [guardian] })).toEqual({})
  })

  test('may leave out what it does not have', () => {
    const given = Object.fromEntries(Object.entries(adult).filter(([, value]) => value !== null))
    expect(personSchema.draft.parse(given)).toEqual(personSchema.draft.parse(adult))
  })

  test('never throws, whatever it is given', () => {
    const hostile = [
      null,
      5,
      'x',
      [],
      { guardians: 5 },
      { guardians: [null, 7] },
      { address: 'x', lgpd: [] },
      { name: {}, functions: [[]] },
    ]
    for (const input of hostile) expect(personSchema.draft.safeParse(input).success).toBe(false)
  })

  test('can be described for OpenAPI', () => {
    const { draft, entity } = personSchema as unknown as Readonly<Record<string, z.ZodType>>
    expect(z.toJSONSchema(draft as z.ZodType, { io: 'input' })).toHaveProperty('properties.address')
    expect(z.toJSONSchema(entity as z.ZodType)).toHaveProperty('properties.guardians')
  })
})

function nulls<Key extends string>(...keys: Key[]) {
  return Object.fromEntries(keys.map((key) => [key, null])) as Record<Key, null>
}

function codes(input: unknown): Record<string, string> {
  const result = personSchema.draft.safeParse(input)
  return result.success ? {} : Object.fromEntries(toFieldIssues(result.error.issues).map(({ path, code }) => [path, code]))
}
