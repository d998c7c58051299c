import type { AnyContract } from '../../core/contract.js'
import * as kind from '../../kinds/kinds.js'
import { addressFields, blankAddress } from '../address/fields.js'
import { bankAccountFields } from '../bankAccount/fields.js'
import { contactFields } from '../contact/fields.js'

/** How a company or organization is reached, and paid: spread into its fields. A contact may be one of `people`. */
export const partyFields = (people: AnyContract) => ({
  email: kind.email({ required: true }),
  phone: kind.phone({ required: true }),
  phone2: kind.phone(),
  website: kind.url(),
  address: kind.groupOf(addressFields, { required: true, initial: blankAddress }),
  contacts: kind.rowsOf(contactFields(people), { required: true, max: 10, mainKey: 'isMain' }),
  bankAccounts: kind.rowsOf(bankAccountFields, { max: 3, mainKey: 'isMain', sensitive: true }),
})
export type PartyFields = ReturnType<typeof partyFields>
