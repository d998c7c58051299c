import { z } from 'zod'
import { entitySchema, type RecordOf } from '../../../../schema/draftSchema.js'
import * as field from '../../../../schema/fields.js'
import { materialClassFields } from './fields.js'

const added = {
  ...field.storedShape,
  status: field.activeStatus,
  group: field.link,
  /** `GGCC`: the digits of group and class. */
  fullCode: z.string(),
  itemCount: z.number().int(),
}

/** A class of the GMS catalogue as the API returns it. */
export interface MaterialClass extends RecordOf<typeof materialClassFields, typeof added> {}
export type { MaterialClassDraft } from './fields.js'
/** Checks record and draft. The server checks that group and code stay while items use them. */
export const materialClassSchema = entitySchema(materialClassFields, added)
