import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { departmentFields } from './fields.js'
import { departmentRules } from './rules.js'

const added = {
  ...field.storedShape,
  status: field.activeStatus,
  parent: field.link.nullable(),
  manager: field.link.nullable(),
  deputy: field.link.nullable(),
  region: field.link.nullable(),
}

/** A unit as the API returns it, with its links ready to show; `null` means not given. */
export interface Department extends RecordOf<typeof departmentFields, typeof added> {}
export type { DepartmentDraft } from './fields.js'
/** Checks record and draft. The server checks rules between records (a cycle, an acronym already taken). */
export const departmentSchema = entitySchema(departmentFields, added, { rules: departmentRules })
