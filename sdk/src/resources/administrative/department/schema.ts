import { z } from 'zod'
import * as field from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'

/** Kinds of unit, from the top of the structure to the bottom; domain model B6.1. */
export const departmentKinds = ['gabinete', 'diretoria', 'coordenacao', 'nucleo', 'divisao', 'setor', 'escritorio-regional'] as const

const fields = z.object({
  name: field.requiredText(3, 120),
  acronym: field.code(/^[A-Z0-9/-]{2,15}$/),
  kind: field.oneOf(departmentKinds),
  parentId: field.optionalId,
  managerId: field.optionalId,
  deputyId: field.optionalId,
  regionId: field.optionalId,
  email: field.email(),
  phone: field.optional(field.phone()),
  extension: field.optional(field.pattern(/^[0-9]{3,5}$/)),
  budgetUnit: field.optionalText(20),
  sortOrder: field.optional(field.integer(0, 999)),
  notes: field.notes,
})
const draft = withRules(fields, (values, fail) => {
  if (values.kind === 'escritorio-regional' && values.regionId === null) fail('regionId', 'required')
  if (values.deputyId !== null && values.deputyId === values.managerId) fail('deputyId', 'department.deputyIsManager')
})
const entity = fields.extend({
  ...field.storedShape,
  status: field.activeStatus,
  parent: field.link.nullable(),
  manager: field.link.nullable(),
  deputy: field.link.nullable(),
  region: field.link.nullable(),
})

/** A unit as the API returns it, with its links ready to show; `null` means not given. */
export interface Department extends z.infer<typeof entity> {}
/** A unit as the API receives it: parent, people and region by id. */
export interface DepartmentDraft extends z.infer<typeof fields> {}
/** Checks record and draft. The server checks rules between records (a cycle, an acronym already taken). */
export const departmentSchema = { entity, draft }
