import { z } from 'zod'
import * as field from '../../schema/fields.js'

// Fields: domain model B5.
export const contactSchema = z.object({
  name: field.requiredText(3, 150),
  role: field.optionalText(80),
  email: field.optional(field.email()),
  phone: field.optional(field.phone()),
  mobile: field.optional(field.phone()),
  isMain: field.flag,
  /** Whether this contact receives notices about the record. */
  receivesNotices: field.flag,
  /** Id of the registered person that the contact is, if any; rules compare persons. */
  personId: field.optionalId,
})
/** A contact as the API receives it: phones as digits, `personId` of a registered person. One contact of a record is the main one. */
export interface Contact extends z.infer<typeof contactSchema> {}
/** A contact as the API returns it. */
export const storedContact = contactSchema.extend({ person: field.link.nullable() })
