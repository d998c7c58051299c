import { today } from '../../core/today.js'
import { next } from '../../testing/sequence.js'

/** A valid visit to a place, for a demo database. Elsewhere the caller passes `questionnaireId` and `inspectorId`. */
export function draft(more: object = {}): Record<string, unknown> {
  return {
    targetType: 'local',
    placeName: `Ginásio de testes ${next()}`,
    address: { zipCode: '80000000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902, countryId: 76 },
    scheduledFor: today(new Date()),
    questionnaireId: 4,
    inspectorId: 1,
    teamIds: [],
    ...more,
  }
}
