import type { AnyContract } from '../../core/contract.js'
import { defineFieldset, type Fieldset, withLooks } from '../../core/control.js'
import { type Contact, contactFields } from './fields.js'
import { contactMessages } from './messages.js'

/** The fields of each contact, who may be one of `people`, as they look. */
export function contactFieldset(people: AnyContract): Fieldset<Contact> {
  return defineFieldset<Contact>({
    messages: contactMessages,
    fields: withLooks(contactFields(people), {
      name: 6,
      role: 6,
      email: 6,
      phone: 3,
      mobile: 3,
      personId: 6,
      receivesNotices: 6,
      isMain: 3,
    }),
    layout: ['name', 'role', 'email', 'phone', 'mobile', 'personId', 'receivesNotices', 'isMain'],
  })
}
