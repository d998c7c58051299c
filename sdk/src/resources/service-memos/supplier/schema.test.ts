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
    ['a state registration of nobody', { ...company, stateRegistration: 'isenta' }, ['stateRegistration: pattern']],
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
