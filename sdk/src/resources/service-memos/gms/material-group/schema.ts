import { z } from 'zod'
import { entitySchema, type RecordOf } from '../../../../schema/draftSchema.js'
import * as field from '../../../../schema/fields.js'
import { materialGroupFields } from './fields.js'

const added = { ...field.storedShape, status: field.activeStatus, classCount: z.number().int(), itemCount: z.number().int() }

/** A group of the GMS catalogue as the API returns it. */
export interface MaterialGroup extends RecordOf<typeof materialGroupFields, typeof added> {}
export type { MaterialGroupDraft } from './fields.js'
/** Checks record and draft. The server checks that the code stays while classes use it. */
export const materialGroupSchema = entitySchema(materialGroupFields, added)
