import type { AnyContract } from '../../core/contract.js'
import { addressFieldset } from '../address/fieldset.js'
import { bankAccountFieldset } from '../bankAccount/fieldset.js'
import { contactFieldset } from '../contact/fieldset.js'

/** How `partyFields` look, spread into the looks of the entity. */
export const partyLooks = (people: AnyContract) => ({
  email: 6,
  phone: 3,
  phone2: 3,
  website: 6,
  address: { fieldset: addressFieldset },
  contacts: { fieldset: contactFieldset(people) },
  bankAccounts: { fieldset: bankAccountFieldset },
})
