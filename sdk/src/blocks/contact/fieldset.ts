import type { AnyContract } from '../../core/contract.js'
import { defineFieldset, type Fieldset } from '../../core/control.js'
import * as kind from '../../kinds/kinds.js'
import { contactMessages } from './messages.js'
import type { Contact } from './schema.js'

/** The fields of each contact: `rows(contactFieldset(personContract), { required: true, max: 10, mainKey: 'isMain' })`. */
export function contactFieldset(people: AnyContract): Fieldset<Contact> {
  return defineFieldset<Contact>({
    messages: contactMessages,
    fields: {
      name: kind.text({ required: true, maxLength: 150, span: 6 }),
      role: kind.text({ maxLength: 80, span: 6 }),
      email: kind.email({ span: 6 }),
      phone: kind.phone({ span: 3 }),
      mobile: kind.phone({ span: 3 }),
      personId: kind.reference(people, { span: 6 }),
      receivesNotices: kind.toggle({ span: 6 }),
      isMain: kind.toggle({ span: 3 }),
    },
  })
}
