import { z } from 'zod'
import { activeStatus, link, notes, optional, pattern, requiredId, requiredText, storedShape } from '../../../../schema/fields.js'
import { expenseNature } from '../../../../blocks/codes/shapes.js'

const draft = z.object({
  groupId: requiredId,
  /** The two digits after the group's. */
  code: pattern(/^\d{2}$/),
  name: requiredText(3, 120),
  /** Of the class's items that name none. */
  defaultExpenseNature: optional(pattern(expenseNature.shape)),
  notes,
})
const entity = draft.extend({
  ...storedShape,
  status: activeStatus,
  group: link,
  /** `GGCC`: the group's digits and the class's. */
  fullCode: z.string(),
  itemCount: z.number().int(),
})

/** A class of the GMS catalogue as it is read. */
export interface MaterialClass extends z.infer<typeof entity> {}
/** A class as it is written. */
export interface MaterialClassDraft extends z.infer<typeof draft> {}
/** Checks record and draft; that group and code stay while items carry them is the server's rule. */
export const materialClassSchema = { entity, draft }
