import { describe, expect, test } from 'vitest'
import type { Parser } from '../core/parser.js'
import { personContract } from '../resources/people/person/contract.js'
import { partSchema } from '../schema/draftSchema.js'
import { toFieldIssues } from '../schema/issues.js'
import { addressSchema } from './address/schema.js'
import { bankAccountSchema, holderRules } from './bankAccount/schema.js'
import { contactFields } from './contact/fields.js'

const codes = (schema: Parser<unknown>, input: unknown) => {
  const result = schema.safeParse(input)
  return result.success ? {} : Object.fromEntries(toFieldIssues(result.error.issues).map(({ path, code }) => [path, code]))
}

describe('an address', () => {
  const street = { street: 'Rua das Araucárias', number: 'S/N', neighborhood: 'Centro' }
  test.each([
    ['in Brazil by CEP, state and city', { countryId: 76, zipCode: '85501-000', stateId: 41, cityId: 4118501 }, {}],
    ['in Brazil without them', { countryId: 76 }, { zipCode: 'required', stateId: 'required', cityId: 'required' }],
    ['abroad by free texts', { countryId: 600, postalCode: 'XY-12', stateName: 'Alto Paraná', cityName: 'Ciudad del Este' }, {}],
    ['abroad without them', { countryId: 600 }, { stateName: 'required', cityName: 'required' }],
    ['in a city of another state', { countryId: 76, zipCode: '85501-000', stateId: 42, cityId: 4118501 }, { cityId: 'cityOfState' }],
    ['on no globe', { countryId: 600, stateName: 'x', cityName: 'y', latitude: '91.5' }, { latitude: 'max' }],
  ])('stands %s', (_, place, expected) => expect(codes(addressSchema, { ...street, ...place })).toEqual(expected))
})

describe('a bank account', () => {
  // Dados fictícios.
  const account = { bankCode: '001', agency: '1234', account: '98765', accountDigit: 'X', accountType: 'corrente' }
  const another = { holderDocument: '912.345.679-54', holderJustification: 'Conta da mãe' }
  test.each([
    ['as it is', {}, {}],
    ['of a bank that does not exist', { bankCode: '999' }, { bankCode: 'invalid' }],
    ['of another holder with a reason', another, {}],
    ['of nobody', { holderDocument: '123', holderJustification: 'x' }, { holderDocument: 'invalid' }],
    ['with a kind of key but no key', { pixKeyType: 'cpf' }, { pixKey: 'required' }],
    ['with a key of another kind', { pixKeyType: 'email', pixKey: '41999990000' }, { pixKey: 'pattern' }],
    ['with a phone as key', { pixKeyType: 'telefone', pixKey: '+55 41 99999-0000' }, {}],
    ['with a random key', { pixKeyType: 'aleatoria', pixKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }, {}],
    ["with somebody else's CPF as key", { ...another, pixKeyType: 'cpf', pixKey: '081.234.569-05' }, { pixKey: 'pixKeyOfAnother' }],
    ["with the holder's CPF as key", { ...another, pixKeyType: 'cpf', pixKey: '91234567954' }, {}],
  ])('is checked %s', (_, change, expected) => expect(codes(bankAccountSchema, { ...account, ...change })).toEqual(expected))

  test.each([
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['cpf', '081.234.569-05', '08123456905'],
    ['email', 'Ana.Prestes@exemplo.com.br', 'Ana.Prestes@exemplo.com.br'],
    ['telefone', '+55 41 99999-0000', '+5541999990000'],
    ['telefone', '(41) 99999-0000', '+5541999990000'],
    ['telefone', '+351 912 345 678', '+351912345678'],
  ])('keeps a %s as key like other documents: %s', (pixKeyType, pixKey, kept) => {
    expect(bankAccountSchema.parse({ ...account, pixKeyType, pixKey })).toMatchObject({ pixKey: kept })
  })

  test.each<[string, Parameters<typeof holderRules>[0][number], string[]]>([
    ['of the owner, named or not', { holderDocument: '08123456905', pixKeyType: 'cpf', pixKey: '081.234.569-05' }, []],
    ['of another holder without a reason', { holderDocument: '91234567954' }, ['bankAccounts[0].holderJustification required']],
    ['of the owner by the key of another', { pixKeyType: 'cpf', pixKey: '91234567954' }, ['bankAccounts[0].pixKey pixKeyOfAnother']],
    ['that is no account', null, []],
  ])('is told whose it is: %s', (_, row, expected) => {
    const told: string[] = []
    holderRules([row], '08123456905', (path, code) => told.push(`${path} ${code}`))
    expect(told).toEqual(expected)
  })
})

describe('a contact', () => {
  test.each([
    ['by name alone', { name: 'Ana Prestes' }, {}],
    ['without a name', { phone: '(41) 3333-4444' }, { name: 'required' }],
    ['with a name that is none', { name: 'A.' }, { name: 'minLength' }],
    ['with an address that is none', { name: 'Ana Prestes', email: 'ana@' }, { email: 'email' }],
    ['with numbers of nobody', { name: 'Ana Prestes', phone: '123', mobile: '999' }, { phone: 'phone', mobile: 'phone' }],
    ['with a role too long to read', { name: 'Ana Prestes', role: 'x'.repeat(81) }, { role: 'maxLength' }],
  ])('is checked %s', (_, contact, expected) => expect(codes(partSchema(contactFields(personContract)), contact)).toEqual(expected))
})
