import { z } from 'zod'
import * as field from '../../../../schema/fields.js'

const draft = z.object({
  /** The first two digits of every code below it. */
  code: field.pattern(/^\d{2}$/),
  name: field.requiredText(3, 120),
  type: field.oneOf(['material', 'servico', 'ambos']),
  notes: field.notes,
})
const entity = draft.extend({ ...field.storedShape, status: field.activeStatus, classCount: z.number().int(), itemCount: z.number().int() })

/** A group of the GMS catalogue as the API returns it. */
export interface MaterialGroup extends z.infer<typeof entity> {}
/** A group as the API receives it. */
export interface MaterialGroupDraft extends z.infer<typeof draft> {}
/** Checks record and draft. The server checks that the code stays while classes use it. */
export const materialGroupSchema = { entity, draft }
