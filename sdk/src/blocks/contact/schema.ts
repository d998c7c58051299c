import { z } from 'zod'
import { email, flag, link, optional, optionalId, optionalText, phone, requiredText } from '../../schema/fields.js'

// Fields: domain model B5.
export const contactSchema = z.object({
  name: requiredText(3, 150),
  role: optionalText(80),
  email: optional(email()),
  phone: optional(phone()),
  mobile: optional(phone()),
  isMain: flag,
  /** Whether notices about the record go to this contact. */
  receivesNotices: flag,
  /** The registered person that the contact is, where it is one: rules compare persons. */
  personId: optionalId,
})
/** Somebody to speak to, as it is written: phones as digits, `personId` of a registered person. One of the contacts of a record is the main one. */
export interface Contact extends z.infer<typeof contactSchema> {}
/** A contact as it is read. */
export const storedContact = contactSchema.extend({ person: link.nullable() })
