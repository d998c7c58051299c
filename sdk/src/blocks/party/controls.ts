import type { AnyContract } from '../../core/contract.js'
import { phone } from '../../kinds/code/phone.js'
import { group } from '../../kinds/part/group.js'
import { rows } from '../../kinds/part/rows.js'
import { email } from '../../kinds/text/email.js'
import { url } from '../../kinds/text/url.js'
import { addressFieldset } from '../address/fieldset.js'
import { bankAccountFieldset } from '../bankAccount/fieldset.js'
import { contactFieldset } from '../contact/fieldset.js'

/** The controls of `partyFields`, spread into those of its form; a contact may be one of `people`. */
export const partyControls = (people: AnyContract) => ({
  email: email({ required: true, span: 6 }),
  phone: phone({ required: true, span: 3 }),
  phone2: phone({ span: 3 }),
  website: url({ span: 6 }),
  address: group(addressFieldset, { required: true }),
  contacts: rows(contactFieldset(people), { required: true, max: 10, mainKey: 'isMain' }),
  bankAccounts: rows(bankAccountFieldset, { max: 3, mainKey: 'isMain', sensitive: true }),
})
