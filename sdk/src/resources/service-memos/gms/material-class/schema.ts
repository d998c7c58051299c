import { z } from 'zod'
import * as field from '../../../../schema/fields.js'
import { expenseNature } from '../../../../blocks/codes/shapes.js'

const draft = z.object({
  groupId: field.requiredId,
  /** The two digits after those of the group. */
  code: field.pattern(/^\d{2}$/),
  name: field.requiredText(3, 120),
  /** Default for items of the class without one of their own. */
  defaultExpenseNature: field.optional(field.pattern(expenseNature.shape)),
  notes: field.notes,
})
const entity = draft.extend({
  ...field.storedShape,
  status: field.activeStatus,
  group: field.link,
  /** `GGCC`: the digits of group and class. */
  fullCode: z.string(),
  itemCount: z.number().int(),
})

/** A class of the GMS catalogue as the API returns it. */
export interface MaterialClass extends z.infer<typeof entity> {}
/** A class as the API receives it. */
export interface MaterialClassDraft extends z.infer<typeof draft> {}
/** Checks record and draft. The server checks that group and code stay while items use them. */
export const materialClassSchema = { entity, draft }
