import { next } from '../../testing/sequence.js'

/** A valid request of a lot; the caller passes `tenderId`, `lotId` and `items`. */
export function draft(more: object = {}): Record<string, unknown> {
  const number = next()
  return {
    date: '2026-07-01',
    departmentId: 1,
    requesterId: 1,
    regionId: 1,
    subject: `Refeições para o evento de testes ${number}`,
    justification: 'Pedido que só as provas conhecem, para provar o que o sistema promete.',
    protocol: '243185076',
    executionPlace: 'Ginásio de testes',
    address: { zipCode: '80000000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902, countryId: 76 },
    startDate: '2026-08-01',
    endDate: '2026-08-05',
    items: [],
    ...more,
  }
}
