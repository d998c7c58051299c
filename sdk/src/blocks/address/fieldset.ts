import { cep } from '../../kinds/code/cep.js'
import { defineFieldset, fieldIs } from '../../core/control.js'
import { hidden } from '../../kinds/part/hidden.js'
import { location } from '../../kinds/link/location.js'
import { text } from '../../kinds/text/text.js'
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
    countryId: location({ level: 'paises', required: true, span: 4, autoComplete: 'country' }),
    zipCode: cep({ required: true, visible: inBrazil, span: 3, autoComplete: 'postal-code', fill: () => import('./fillByCep.js') }),
    postalCode: text({ maxLength: 12, visible: abroad, span: 3, autoComplete: 'postal-code' }),
    street: text({ required: true, maxLength: 150, span: 6, autoComplete: 'address-line1' }),
    number: text({ required: true, maxLength: 10, span: 2, shortcut: 'S/N' }),
    complement: text({ maxLength: 60, span: 4, autoComplete: 'address-line2' }),
    neighborhood: text({ required: true, maxLength: 80, span: 4, autoComplete: 'address-level3' }),
    stateId: location({ level: 'estados', dependsOn: 'countryId', required: true, visible: inBrazil, span: 4 }),
    cityId: location({ level: 'cidades', dependsOn: 'stateId', required: true, visible: inBrazil, span: 4 }),
    stateName: text({ required: true, maxLength: 80, visible: abroad, span: 4, autoComplete: 'address-level1' }),
    cityName: text({ required: true, maxLength: 80, visible: abroad, span: 4, autoComplete: 'address-level2' }),
    latitude: hidden(),
    longitude: hidden(),
  },
  initial: { countryId: brazil },
})
