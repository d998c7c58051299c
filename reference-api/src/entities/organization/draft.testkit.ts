import { next } from '../../testing/sequence.js'

/** An association led by the first of the demo's people, unless another one is named; each call makes another one. */
export function draft(more: object = {}): Record<string, unknown> {
  const name = 'Maria de Testes'
  return {
    type: 'associacao',
    cnpj: newCnpj(),
    companyName: `Associação de Testes ${next()}`,
    legalNature: '399-9',
    address: { countryId: 76, zipCode: '80000-000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902 },
    email: 'testes@exemplo.org.br',
    phone: '4133334444',
    contacts: [{ name, isMain: true }],
    dirigentes: [{ personId: 1, role: 'presidente', mandateStart: '2020-01-01', isLegalRep: true }],
    ...more,
  }
}

/** A CNPJ with right check digits that nobody has, whoever else writes to the same database. */
export function newCnpj(): string {
  const base = `${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}0001`
  const digit = (digits: string) => {
    const sum = Array.from(digits).reduce((total, each, index) => total + Number(each) * (((digits.length - 1 - index) % 8) + 2), 0)
    return String(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  const first = digit(base)
  return base + first + digit(base + first)
}
