import { z } from 'zod'
import * as field from '../../schema/fields.js'
import { type Fail, failMissing, type Loose, withRules } from '../../schema/rules.js'

/** ISO 3166 numeric. */
export const brazil = 76
/** The initial values of an address. */
export const blankAddress = { countryId: brazil } as const

const address = z.object({
  countryId: field.requiredId,
  zipCode: field.optional(field.cep()),
  /** Used abroad in place of the CEP. */
  postalCode: field.optionalText(12),
  street: field.requiredText(1, 150),
  number: field.requiredText(1, 10),
  complement: field.optionalText(60),
  neighborhood: field.requiredText(1, 80),
  stateId: field.optionalId,
  cityId: field.optionalId,
  /** Used abroad in place of the state and city of the lookup. */
  stateName: field.optionalText(80),
  cityName: field.optionalText(80),
  latitude: field.optional(field.decimal({ fraction: 6, min: -90, max: 90 })),
  longitude: field.optional(field.decimal({ fraction: 6, min: -180, max: 180 })),
})
/** An address: CEP as 8 digits, country, state and city as ids of `/localidades`; `null` means unknown. */
export interface Address extends z.infer<typeof address> {}

export const addressSchema = withRules(address, placeRules)

/** Reports the missing fields of a required address that is `null`. */
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

/** Whether a municipality belongs to a state: the first two digits of the city's IBGE code are the state's. */
export function isCityOfState(cityId: number | null, stateId: number | null): boolean {
  return cityId === null || stateId === null || Math.floor(cityId / 100_000) === stateId
}
