import { z } from 'zod'
import { cep, decimal, optional, optionalId, optionalText, requiredId, requiredText } from '../../schema/fields.js'
import { type Fail, failMissing, type Loose, withRules } from '../../schema/rules.js'

/** ISO 3166 numeric. */
export const brazil = 76
/** What stands in an address before anything is typed. */
export const blankAddress = { countryId: brazil } as const

const address = z.object({
  countryId: requiredId,
  zipCode: optional(cep()),
  /** Abroad, in place of the CEP. */
  postalCode: optionalText(12),
  street: requiredText(1, 150),
  number: requiredText(1, 10),
  complement: optionalText(60),
  neighborhood: requiredText(1, 80),
  stateId: optionalId,
  cityId: optionalId,
  /** Abroad, in place of the state and city of the lookup. */
  stateName: optionalText(80),
  cityName: optionalText(80),
  latitude: optional(decimal({ fraction: 6, min: -90, max: 90 })),
  longitude: optional(decimal({ fraction: 6, min: -180, max: 180 })),
})
/** Where somebody lives or works: CEP as 8 digits, country, state and city as ids of `/localidades`; what is unknown is `null`. */
export interface Address extends z.infer<typeof address> {}

export const addressSchema = withRules(address, placeRules)

/** What an address that must be there and is `null` lacks. */
export function failMissingAddress(fail: Fail): void {
  for (const key of ['zipCode', 'street', 'number', 'neighborhood', 'stateId', 'cityId']) fail(`address.${key}`, 'required')
}

function placeRules(draft: Loose<Address>, fail: Fail): void {
  const keys = draft.countryId === brazil ? (['zipCode', 'stateId', 'cityId'] as const) : (['stateName', 'cityName'] as const)
  failMissing(draft, keys, fail)
  if (draft.countryId !== null && draft.countryId !== brazil)
    for (const key of ['stateId', 'cityId'] as const) if (draft[key] !== null) fail(key, 'abroad')
  if (draft.countryId === brazil && !isCityOfState(draft.cityId, draft.stateId)) fail('cityId', 'cityOfState')
}

/** Whether a municipality lies in a state, by IBGE's codes: the city's first two digits are the state's. */
export function isCityOfState(cityId: number | null, stateId: number | null): boolean {
  return cityId === null || stateId === null || Math.floor(cityId / 100_000) === stateId
}
