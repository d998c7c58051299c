import { z } from 'zod'
import { addressSchema, blankAddress } from '../../../blocks/address/schema.js'
import * as field from '../../../schema/fields.js'

const draft = z.object({
  name: field.requiredText(3, 120),
  /** `ERE-09`, `MAC-02`, `NRE-17`. */
  code: field.code(/^[A-Z]{2,4}-\d{2}$/),
  type: field.oneOf(['regional-esporte', 'macrorregiao-esportiva', 'nucleo-educacao']),
  /** The macro-region of a regional office. */
  parentId: field.optionalId,
  seatCityId: field.requiredId,
  cityIds: field.ids(399, 1),
  managerId: field.optionalId,
  email: field.optional(field.email()),
  phone: field.optional(field.phone()),
  address: field.optionalGroup(addressSchema, blankAddress),
  color: field.optional(field.color()),
  notes: field.notes,
})
const entity = draft.extend({
  ...field.storedShape,
  status: field.activeStatus,
  parent: field.link.nullable(),
  seatCity: field.link,
  cities: z.array(field.link),
  manager: field.link.nullable(),
  cityCount: z.number().int(),
})

/** A region as the API returns it. */
export interface Region extends z.infer<typeof entity> {}
/** A region as the API receives it: its cities by IBGE number. */
export interface RegionDraft extends z.infer<typeof draft> {}
/** Checks record and draft. */
export const regionSchema = { entity, draft }
