import { z } from 'zod'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { functionFields } from './fields.js'

const added = {
  ...field.storedShape,
  status: field.activeStatus,
  department: field.link.nullable(),
  /** How many people hold it now. */
  peopleCount: z.number().int(),
}

/** A function that people hold, as the API returns it. Named `StaffFunction` because `Function` is a type of the language. */
export interface StaffFunction extends RecordOf<typeof functionFields, typeof added> {}
export type { StaffFunctionDraft } from './fields.js'
/** Checks record and draft. */
export const functionSchema = entitySchema(functionFields, added)
