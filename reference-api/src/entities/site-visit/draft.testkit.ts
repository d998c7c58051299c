import { next } from '../../testing/sequence.js'

/** A visit to a place, as it may be saved: `questionnaireId` and `inspectorId` are the caller's. */
export function draft(more: object = {}): Record<string, unknown> {
  return {
    targetType: 'local',
    placeName: `Ginásio de testes ${next()}`,
    address: { zipCode: '80000000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902, countryId: 76 },
    scheduledFor: '2026-08-03',
    questionnaireId: 2,
    inspectorId: 3,
    teamIds: [],
    ...more,
  }
}
