import { next } from '../../testing/sequence.js'

/** A valid canteen for an event of the tests, which takes place in ten years. */
export function draft(more: object = {}): Record<string, unknown> {
  const year = new Date().getFullYear() + 10
  return {
    name: `Refeitório de testes ${next()}`,
    placeName: 'Colégio de testes',
    address: { zipCode: '80000000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902, countryId: 76 },
    capacity: 100,
    turns: 2,
    operatingFrom: `${year}-05-05`,
    operatingTo: `${year}-05-10`,
    accessControl: 'pulseira',
    managerId: 1,
    meals: [],
    ...more,
  }
}
