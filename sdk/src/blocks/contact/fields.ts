import type { AnyContract } from '../../core/contract.js'
import type { DraftOf } from '../../core/control.js'
import * as kind from '../../kinds/kinds.js'

/** The fields of a contact, who may be one of `people`. Domain model B5. */
export const contactFields = (people: AnyContract) => ({
  name: kind.text({ required: true, minLength: 3, maxLength: 150 }),
  role: kind.text({ maxLength: 80 }),
  email: kind.email(),
  phone: kind.phone(),
  mobile: kind.phone(),
  isMain: kind.toggle(),
  /** Whether this contact receives notices about the record. */
  receivesNotices: kind.toggle(),
  /** Id of the registered person that the contact is, if any; rules compare persons. */
  personId: kind.reference(people),
})

/** A contact as the API receives it: phones as digits, `personId` of a registered person. One contact of a record is the main one. */
export interface Contact extends DraftOf<ContactFields> {}
export type ContactFields = ReturnType<typeof contactFields>
