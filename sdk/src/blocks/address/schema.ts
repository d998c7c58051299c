import { partSchema } from '../../schema/draftSchema.js'
import type { Fail, Loose } from '../../schema/rules.js'
import { type Address, addressFields, brazil } from './fields.js'

export const addressSchema = partSchema(addressFields, { rules: placeRules })

function placeRules(draft: Loose<Address>, fail: Fail): void {
  if (draft.countryId !== null && draft.countryId !== brazil)
    for (const key of ['stateId', 'cityId'] as const) if (draft[key] !== null) fail(key, 'abroad')
  if (draft.countryId === brazil && !isCityOfState(draft.cityId, draft.stateId)) fail('cityId', 'cityOfState')
}

/** Whether a municipality belongs to a state: the first two digits of the city's IBGE code are the state's. */
export function isCityOfState(cityId: number | null, stateId: number | null): boolean {
  return cityId === null || stateId === null || Math.floor(cityId / 100_000) === stateId
}
