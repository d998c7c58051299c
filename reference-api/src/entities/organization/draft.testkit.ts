import { next } from '../../testing/sequence.js'
import { newCnpj } from '../supplier/draft.testkit.js'

/** A valid association, by default led by the first person of the demo; each call returns a different one. */
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
