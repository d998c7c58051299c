import { z } from 'zod'
import { addressSchema, blankAddress } from '../../../blocks/address/schema.js'
import {
  activeStatus,
  code,
  color,
  email,
  ids,
  link,
  notes,
  oneOf,
  optional,
  optionalGroup,
  optionalId,
  phone,
  requiredId,
  requiredText,
  storedShape,
} from '../../../schema/fields.js'

const draft = z.object({
  name: requiredText(3, 120),
  /** `ERE-09`, `MAC-02`, `NRE-17`. */
  code: code(/^[A-Z]{2,4}-\d{2}$/),
  type: oneOf(['regional-esporte', 'macrorregiao-esportiva', 'nucleo-educacao']),
  /** The macro-region of a regional office. */
  parentId: optionalId,
  seatCityId: requiredId,
  cityIds: ids(399, 1),
  managerId: optionalId,
  email: optional(email()),
  phone: optional(phone()),
  address: optionalGroup(addressSchema, blankAddress),
  color: optional(color()),
  notes,
})
const entity = draft.extend({
  ...storedShape,
  status: activeStatus,
  parent: link.nullable(),
  seatCity: link,
  cities: z.array(link),
  manager: link.nullable(),
  cityCount: z.number().int(),
})

/** A region as the API returns it. */
export interface Region extends z.infer<typeof entity> {}
/** A region as the API receives it: its cities by IBGE number. */
export interface RegionDraft extends z.infer<typeof draft> {}
/** Checks record and draft. */
export const regionSchema = { entity, draft }
