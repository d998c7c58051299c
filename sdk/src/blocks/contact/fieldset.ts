import type { AnyContract } from '../../core/contract.js'
import { defineFieldset, type Fieldset } from '../../core/control.js'
import { toggle } from '../../kinds/choice/toggle.js'
import { phone } from '../../kinds/code/phone.js'
import { reference } from '../../kinds/link/reference.js'
import { email } from '../../kinds/text/email.js'
import { text } from '../../kinds/text/text.js'
import { contactMessages } from './messages.js'
import type { Contact } from './schema.js'

/** The fields of each contact: `rows(contactFieldset(personContract), { required: true, max: 10, mainKey: 'isMain' })`. */
export function contactFieldset(people: AnyContract): Fieldset<Contact> {
  return defineFieldset<Contact>({
    messages: contactMessages,
    fields: {
      name: text({ required: true, maxLength: 150, span: 6 }),
      role: text({ maxLength: 80, span: 6 }),
      email: email({ span: 6 }),
      phone: phone({ span: 3 }),
      mobile: phone({ span: 3 }),
      personId: reference(people, { span: 6 }),
      receivesNotices: toggle({ span: 6 }),
      isMain: toggle({ span: 3 }),
    },
  })
}
