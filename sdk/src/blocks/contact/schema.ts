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
  /** Whether this contact receives notices about the record. */
  receivesNotices: flag,
  /** Id of the registered person that the contact is, if any; rules compare persons. */
  personId: optionalId,
})
/** A contact as the API receives it: phones as digits, `personId` of a registered person. One contact of a record is the main one. */
export interface Contact extends z.infer<typeof contactSchema> {}
/** A contact as the API returns it. */
export const storedContact = contactSchema.extend({ person: link.nullable() })
