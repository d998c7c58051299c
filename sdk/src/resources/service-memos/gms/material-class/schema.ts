import { z } from 'zod'
import { activeStatus, link, notes, optional, pattern, requiredId, requiredText, storedShape } from '../../../../schema/fields.js'
import { expenseNature } from '../../../../blocks/codes/shapes.js'

const draft = z.object({
  groupId: requiredId,
  /** The two digits after those of the group. */
  code: pattern(/^\d{2}$/),
  name: requiredText(3, 120),
  /** Default for items of the class without one of their own. */
  defaultExpenseNature: optional(pattern(expenseNature.shape)),
  notes,
})
const entity = draft.extend({
  ...storedShape,
  status: activeStatus,
  group: link,
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
