import { z } from 'zod'
import {
  activeStatus,
  code,
  email,
  integer,
  link,
  notes,
  oneOf,
  optional,
  optionalId,
  optionalText,
  pattern,
  phone,
  requiredText,
  storedShape,
} from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'

/** Kinds of unit, from the top of the structure to the bottom; domain model B6.1. */
export const departmentKinds = ['gabinete', 'diretoria', 'coordenacao', 'nucleo', 'divisao', 'setor', 'escritorio-regional'] as const

const fields = z.object({
  name: requiredText(3, 120),
  acronym: code(/^[A-Z0-9/-]{2,15}$/),
  kind: oneOf(departmentKinds),
  parentId: optionalId,
  managerId: optionalId,
  deputyId: optionalId,
  regionId: optionalId,
  email: email(),
  phone: optional(phone()),
  extension: optional(pattern(/^[0-9]{3,5}$/)),
  budgetUnit: optionalText(20),
  sortOrder: optional(integer(0, 999)),
  notes,
})
const draft = withRules(fields, (values, fail) => {
  if (values.kind === 'escritorio-regional' && values.regionId === null) fail('regionId', 'required')
  if (values.deputyId !== null && values.deputyId === values.managerId) fail('deputyId', 'department.deputyIsManager')
})
const entity = fields.extend({
  ...storedShape,
  status: activeStatus,
  parent: link.nullable(),
  manager: link.nullable(),
  deputy: link.nullable(),
  region: link.nullable(),
})

/** A unit as the API returns it, with its links ready to show; `null` means not given. */
export interface Department extends z.infer<typeof entity> {}
/** A unit as the API receives it: parent, people and region by id. */
export interface DepartmentDraft extends z.infer<typeof fields> {}
/** Checks record and draft. The server checks rules between records (a cycle, an acronym already taken). */
export const departmentSchema = { entity, draft }
