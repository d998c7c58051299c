import { z } from 'zod'
import { addressSchema } from '../../../blocks/address/schema.js'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { regionFields } from './fields.js'

const added = {
  ...field.storedShape,
  status: field.activeStatus,
  parent: field.link.nullable(),
  seatCity: field.link,
  cities: z.array(field.link),
  manager: field.link.nullable(),
  cityCount: z.number().int(),
}

/** A region as the API returns it. */
export interface Region extends RecordOf<typeof regionFields, typeof added> {}
export type { RegionDraft } from './fields.js'
/** Checks record and draft. */
export const regionSchema = entitySchema(regionFields, added, { parts: { address: addressSchema } })
