import { z } from 'zod'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { classLevelFields } from './fields.js'
import { classLevelRules } from './rules.js'

const added = {
  ...field.storedShape,
  status: field.activeStatus,
  /** Position in the users' own order. */
  sortOrder: z.number().int(),
  /** `6–9`. */
  ageBand: z.string(),
}

/** A class level as the API returns it. */
export interface ClassLevel extends RecordOf<typeof classLevelFields, typeof added> {}
export type { ClassLevelDraft } from './fields.js'
/** Checks record and draft. Overlapping ages in a dimension are only a warning. */
export const classLevelSchema = entitySchema(classLevelFields, added, { rules: classLevelRules })
