import { defineFieldset, withLooks } from '../../core/control.js'
import { type Address, addressFields, blankAddress } from './fields.js'
import { addressMessages } from './messages.js'

export const addressFieldset = defineFieldset<Address>({
  messages: addressMessages,
  fields: withLooks(addressFields, {
    countryId: { span: 4, autoComplete: 'country' },
    zipCode: { span: 3, autoComplete: 'postal-code', fill: () => import('./fillByCep.js') },
    postalCode: { span: 3, autoComplete: 'postal-code' },
    street: { span: 6, autoComplete: 'address-line1' },
    number: { span: 2, shortcut: 'S/N' },
    complement: { span: 4, autoComplete: 'address-line2' },
    neighborhood: { span: 4, autoComplete: 'address-level3' },
    stateId: 4,
    cityId: 4,
    stateName: { span: 4, autoComplete: 'address-level1' },
    cityName: { span: 4, autoComplete: 'address-level2' },
  }),
  initial: blankAddress,
})
