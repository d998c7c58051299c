import { defineFieldset, fieldIs } from '../../core/control.js'
import * as kind from '../../kinds/kinds.js'
import { addressMessages } from './messages.js'
import type { Address } from './schema.js'

/** ISO 3166 numeric. Repeated here so that forms do not load zod for it. */
const brazil = 76
type Values = Readonly<Record<string, unknown>>
const inBrazil = fieldIs('countryId', brazil)
const abroad = (values: Values) => !inBrazil(values)

export const addressFieldset = defineFieldset<Address>({
  messages: addressMessages,
  fields: {
    countryId: kind.location({ level: 'paises', required: true, span: 4, autoComplete: 'country' }),
    zipCode: kind.cep({ required: true, visible: inBrazil, span: 3, autoComplete: 'postal-code', fill: () => import('./fillByCep.js') }),
    postalCode: kind.text({ maxLength: 12, visible: abroad, span: 3, autoComplete: 'postal-code' }),
    street: kind.text({ required: true, maxLength: 150, span: 6, autoComplete: 'address-line1' }),
    number: kind.text({ required: true, maxLength: 10, span: 2, shortcut: 'S/N' }),
    complement: kind.text({ maxLength: 60, span: 4, autoComplete: 'address-line2' }),
    neighborhood: kind.text({ required: true, maxLength: 80, span: 4, autoComplete: 'address-level3' }),
    stateId: kind.location({ level: 'estados', dependsOn: 'countryId', required: true, visible: inBrazil, span: 4 }),
    cityId: kind.location({ level: 'cidades', dependsOn: 'stateId', required: true, visible: inBrazil, span: 4 }),
    stateName: kind.text({ required: true, maxLength: 80, visible: abroad, span: 4, autoComplete: 'address-level1' }),
    cityName: kind.text({ required: true, maxLength: 80, visible: abroad, span: 4, autoComplete: 'address-level2' }),
    latitude: kind.hidden(),
    longitude: kind.hidden(),
  },
  initial: { countryId: brazil },
})
