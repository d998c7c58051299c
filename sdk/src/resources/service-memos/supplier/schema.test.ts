import { describe, expect, test } from 'vitest'
import { toFieldIssues } from '../../../schema/issues.js'
import { supplierSchema } from './schema.js'

// Dados fictícios.
const company = {
  personType: 'pessoa-juridica',
  cnpj: 'k4.d81.m0t/0001-77',
  companyName: ' Troféus Pinhão Ltda ',
  size: 'me',
  legalNature: '206-2',
  email: 'contato@exemplo.com.br',
  phone: '(41) 3333-4444',
  address: { countryId: 76, zipCode: '80010-000', street: 'Rua XV', number: '100', neighborhood: 'Centro', stateId: 41, cityId: 4106902 },
  contacts: [{ name: 'Ana Prestes', isMain: true }],
}
const { cnpj: _cnpj, size: _size, legalNature: _nature, ...anybody } = company
const person = { ...anybody, personType: 'pessoa-fisica', cpf: '081.234.569-05' }
const certificate = { type: 'fgts-crf', validUntil: '2027-01-31' }
const sanction = { type: 'impedimento', from: '2026-01-10' }

const issues = (draft: object) => {
  const result = supplierSchema.draft.safeParse(draft)
  return result.success ? [] : toFieldIssues(result.error.issues).map(({ path, code }) => `${path}: ${code}`)
}

describe('a supplier', () => {
  test('travels normalised, what was left out as nothing', () => {
    expect(supplierSchema.draft.parse(company)).toMatchObject({
      cnpj: 'K4D81M0T000177',
      companyName: 'Troféus Pinhão Ltda',
      phone: '4133334444',
      tradeName: null,
      certificates: [],
      sanctions: [],
      lineIds: [],
    })
    expect(issues(person)).toEqual([])
  })

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['personType: required', 'companyName: required', 'email: required', 'phone: required']],
    ['a kind of person that is none', { ...company, personType: 'condominio' }, ['personType: invalid']],
    ['a name of two letters', { ...company, companyName: 'AB' }, ['companyName: minLength']],
    ['a name too long', { ...company, companyName: 'a'.repeat(151) }, ['companyName: maxLength']],
    ['a size that is none', { ...company, size: 'grande' }, ['size: invalid']],
    ['a legal nature that Concla does not know', { ...company, legalNature: '999-9' }, ['legalNature: invalid']],
    ['a CNAE without its signs', { ...company, mainCnae: '4763602' }, ['mainCnae: pattern']],
    ['a CNPJ of a person', { ...person, cnpj: company.cnpj }, ['cnpj: supplier.documentOfOther']],
    [
      'a foreign number of strange signs',
      { ...anybody, personType: 'estrangeiro', foreignId: '<b>', countryId: 600 },
      ['foreignId: pattern'],
    ],
    [
      'a size of a person',
      { ...person, size: 'epp', legalNature: '206-2' },
      ['size: supplier.onlyCompanies', 'legalNature: supplier.onlyCompanies'],
    ],
    ['an address that is no page', { ...company, website: 'ftp://exemplo.com.br' }, ['website: url']],
    ['no contact', { ...company, contacts: [] }, ['contacts: required']],
    ['a certificate without its last day', { ...company, certificates: [{ type: 'municipal' }] }, ['certificates[0].validUntil: required']],
    [
      'a certificate of tomorrow',
      { ...company, certificates: [{ ...certificate, issuedAt: '2199-01-01' }] },
      ['certificates[0].issuedAt: future'],
    ],
    [
      'a certificate that ends before it is issued',
      { ...company, certificates: [{ ...certificate, issuedAt: '2026-02-01', validUntil: '2026-01-01' }] },
      ['certificates[0].validUntil: endBeforeStart'],
    ],
    [
      'a sanction that ends before it begins',
      { ...company, sanctions: [{ ...sanction, to: '2026-01-09' }] },
      ['sanctions[0].to: endBeforeStart'],
    ],
    ['more sanctions than a record holds', { ...company, sanctions: Array.from({ length: 21 }, () => sanction) }, ['sanctions: maxItems']],
  ])('is refused with %s', (_, draft, expected) => expect(issues(draft)).toEqual(expect.arrayContaining(expected)))

  test.each([
    ['an establishment whose order has letters', { cnpj: 'B7.Q2Z.6W9/0A3C-09' }],
    ['a bank whose root is all zeros', { cnpj: '00.000.000/0001-91' }],
    [
      'a registration of another state',
      { stateRegistration: '110.042.490.114', address: { ...company.address, stateId: 35, cityId: 3550308 } },
    ],
    ['ISENTO, typed small', { stateRegistration: 'isento' }],
    ['a sanction of one day', { sanctions: [{ ...sanction, to: sanction.from }] }],
    [
      'a certificate that ends the day it is issued',
      { certificates: [{ ...certificate, issuedAt: '2026-01-31', validUntil: '2026-01-31' }] },
    ],
  ])('is taken with %s', (_, more) => expect(issues({ ...company, ...more })).toEqual([]))
})

// The shapes are those that the states publish.
describe('a state registration', () => {
  const elsewhere = { ...company, address: { ...company.address, stateId: 35, cityId: 3550308 } }

  test.each([
    ['São Paulo', '110.042.490.114'],
    ['a rural producer of São Paulo', 'P-01100424.3/002'],
    ['the same, in small letters and without signs', 'p011004243002'],
    ['Minas Gerais', '062.307.904/0081'],
    ['Rio de Janeiro', '99.999.99-3'],
    ['Rondônia', '0000000062521-3'],
    ['nobody, as it is exempt', 'isento'],
  ])('of %s is taken: %s', (_, stateRegistration) => expect(issues({ ...elsewhere, stateRegistration })).toEqual([]))

  test.each(['isenta', '1-------0', '1234567', '123456789012345', 'P-0110042', '-12345678', '12345678-', '1234..5678', 'X12345678'])(
    'is refused as %s',
    (stateRegistration) => expect(issues({ ...elsewhere, stateRegistration })).toEqual(['stateRegistration: pattern']),
  )

  test('of Paraná has ten digits', () => {
    expect(issues({ ...company, stateRegistration: '12345678-90' })).toEqual([])
    expect(issues({ ...company, stateRegistration: '110.042.490.114' })).toEqual(['stateRegistration: supplier.stateRegistration'])
  })
})
