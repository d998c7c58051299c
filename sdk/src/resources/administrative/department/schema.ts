import { z } from 'zod'
import { activeStatus, link, notes, optionalId, optionalText, requiredText, storedShape } from '../../../schema/fields.js'

export const departmentKinds = ['gabinete', 'diretoria', 'coordenacao', 'nucleo', 'divisao', 'setor', 'escritorio-regional'] as const

const draft = z.object({
  name: requiredText(3, 120),
  acronym: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, 'required')
    .min(2)
    .max(15)
    .regex(/^[A-Z0-9/-]+$/),
  kind: z.enum(departmentKinds),
  parentId: optionalId,
  managerId: optionalId,
  deputyId: optionalId,
  regionId: optionalId,
  email: z.email(),
  phone: optionalText(20),
  extension: optionalText(5),
  budgetUnit: optionalText(20),
  sortOrder: z.number().int().min(0).max(999).nullable(),
  notes,
})
const entity = draft.extend({
  ...storedShape,
  status: activeStatus,
  parent: link.nullable(),
  manager: link.nullable(),
  deputy: link.nullable(),
  region: link.nullable(),
})

export interface Department extends z.infer<typeof entity> {}
export interface DepartmentDraft extends z.infer<typeof draft> {}
export const departmentSchema = { entity, draft }
