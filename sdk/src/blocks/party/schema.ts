import * as field from '../../schema/fields.js'
import type { Fail, Loose } from '../../schema/rules.js'
import { addressSchema, blankAddress, failMissingAddress } from '../address/schema.js'
import { type BankAccount, bankAccountSchema, holderRules } from '../bankAccount/schema.js'
import { contactSchema, storedContact } from '../contact/schema.js'

/** How a company or organization is reached, and paid: spread into the fields of its draft. */
export const partyFields = {
  email: field.email(),
  phone: field.phone(),
  phone2: field.optional(field.phone()),
  website: field.optional(field.webAddress()),
  address: field.optionalGroup(addressSchema, blankAddress),
  contacts: field.rowsWithMain(contactSchema, 10),
  bankAccounts: field.rowsWithMain(bankAccountSchema, 3),
}

/** The same where a record is read otherwise than it is written: spread into its `entity`. */
export const storedParty = { contacts: field.storedRows(storedContact), bankAccounts: field.storedRows(bankAccountSchema) }

interface Party {
  readonly address: object
  readonly contacts: readonly unknown[]
  readonly bankAccounts: readonly BankAccount[]
}

/** It has an address and somebody to speak to; its accounts are its own, by the document `owner`, or say why they are not. */
export function partyRules({ address, contacts, bankAccounts }: Loose<Party>, owner: string | null, fail: Fail): void {
  if (address === null) failMissingAddress(fail)
  if (contacts?.length === 0) fail('contacts', 'required')
  holderRules(bankAccounts ?? [], owner, fail)
}
