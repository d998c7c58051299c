import type { AnyContract } from '../../core/contract.js'
import * as kind from '../../kinds/kinds.js'
import { addressFieldset } from '../address/fieldset.js'
import { bankAccountFieldset } from '../bankAccount/fieldset.js'
import { contactFieldset } from '../contact/fieldset.js'

/** The controls of `partyFields`, spread into those of its form; a contact may be one of `people`. */
export const partyControls = (people: AnyContract) => ({
  email: kind.email({ required: true, span: 6 }),
  phone: kind.phone({ required: true, span: 3 }),
  phone2: kind.phone({ span: 3 }),
  website: kind.url({ span: 6 }),
  address: kind.group(addressFieldset, { required: true }),
  contacts: kind.rows(contactFieldset(people), { required: true, max: 10, mainKey: 'isMain' }),
  bankAccounts: kind.rows(bankAccountFieldset, { max: 3, mainKey: 'isMain', sensitive: true }),
})
