import { z } from 'zod'
import { activeStatus, notes, oneOf, pattern, requiredText, storedShape } from '../../../../schema/fields.js'

const draft = z.object({
  /** The first two digits of every code below it. */
  code: pattern(/^\d{2}$/),
  name: requiredText(3, 120),
  type: oneOf(['material', 'servico', 'ambos']),
  notes,
})
const entity = draft.extend({ ...storedShape, status: activeStatus, classCount: z.number().int(), itemCount: z.number().int() })

/** A group of the GMS catalogue as the API returns it. */
export interface MaterialGroup extends z.infer<typeof entity> {}
/** A group as the API receives it. */
export interface MaterialGroupDraft extends z.infer<typeof draft> {}
/** Checks record and draft. The server checks that the code stays while classes use it. */
export const materialGroupSchema = { entity, draft }
