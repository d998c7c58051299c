import * as field from '../../schema/fields.js'
import { addressSchema } from '../address/schema.js'
import { bankAccountSchema } from '../bankAccount/schema.js'
import { storedContact } from '../contact/schema.js'
import type { PartyFields } from './fields.js'

/** The parts of `partyFields` with rules of their own. */
export const partyParts = { address: addressSchema, bankAccounts: bankAccountSchema }

/** The same where a record is read otherwise than it is written: spread into what the server adds. */
export const storedParty = ({ contacts }: PartyFields) => ({
  contacts: field.storedRows(storedContact(contacts.fields)),
  bankAccounts: field.storedRows(bankAccountSchema),
})
