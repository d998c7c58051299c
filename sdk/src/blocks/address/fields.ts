import { type DraftOf, fieldIs } from '../../core/control.js'
import * as kind from '../../kinds/kinds.js'

/** ISO 3166 numeric. */
export const brazil = 76
/** The initial values of an address. */
export const blankAddress = { countryId: brazil } as const

const inBrazil = fieldIs('countryId', brazil)
const abroad = (values: Readonly<Record<string, unknown>>) => !inBrazil(values)

/** The fields of an address. */
export const addressFields = {
  countryId: kind.location({ level: 'paises', required: true }),
  zipCode: kind.cep({ required: true, visible: inBrazil }),
  /** Used abroad in place of the CEP. */
  postalCode: kind.text({ maxLength: 12, visible: abroad }),
  street: kind.text({ required: true, maxLength: 150 }),
  number: kind.text({ required: true, maxLength: 10 }),
  complement: kind.text({ maxLength: 60 }),
  neighborhood: kind.text({ required: true, maxLength: 80 }),
  stateId: kind.location({ level: 'estados', dependsOn: 'countryId', required: true, visible: inBrazil }),
  cityId: kind.location({ level: 'cidades', dependsOn: 'stateId', required: true, visible: inBrazil }),
  /** Used abroad in place of the state and city of the lookup. */
  stateName: kind.text({ required: true, maxLength: 80, visible: abroad }),
  cityName: kind.text({ required: true, maxLength: 80, visible: abroad }),
  latitude: kind.hidden(kind.decimal({ fraction: 6, min: -90, max: 90 })),
  longitude: kind.hidden(kind.decimal({ fraction: 6, min: -180, max: 180 })),
}

/** An address: CEP as 8 digits, country, state and city as ids of `/localidades`; `null` means unknown. */
export interface Address extends DraftOf<typeof addressFields> {}
