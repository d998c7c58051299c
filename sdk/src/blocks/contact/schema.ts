import { storedPart } from '../../schema/draftSchema.js'
import * as field from '../../schema/fields.js'
import type { ContactFields } from './fields.js'

/** A contact as the API returns it. */
export const storedContact = (fields: ContactFields) => storedPart(fields, { person: field.link.nullable() })
