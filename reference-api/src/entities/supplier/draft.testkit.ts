import { next } from '../../testing/sequence.js'

/** A valid supplier; each call returns a different one. */
export function draft(more: object = {}): Record<string, unknown> {
  return {
    personType: 'pessoa-juridica',
    cnpj: newCnpj(),
    companyName: `Fornecedora de Testes ${next()} Ltda`,
    size: 'me',
    legalNature: '206-2',
    email: 'contato@fornecedora.com.br',
    phone: '4133334444',
    address: { countryId: 76, zipCode: '80000-000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902 },
    contacts: [{ name: 'Ana de Testes', isMain: true }],
    ...more,
  }
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const firstWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/**
 * A new CNPJ with valid check digits. It is random, so that tests in the same database do not collide; `base` holds its first twelve
 * characters.
 */
export function newCnpj(base = `${Array.from({ length: 8 }, () => signs[Math.floor(Math.random() * signs.length)]).join('')}0001`): string {
  const digit = (text: string, weights: readonly number[]) => {
    const rest = Array.from(text).reduce((sum, sign, index) => sum + (sign.charCodeAt(0) - 48) * (weights[index] ?? 0), 0) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  const first = digit(base, firstWeights)
  return `${base}${first}${digit(`${base}${first}`, [6, ...firstWeights])}`
}
