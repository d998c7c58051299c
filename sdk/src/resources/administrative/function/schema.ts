import { z } from 'zod'
import * as field from '../../../schema/fields.js'

export const functionCategories = [
  'cargo-efetivo',
  'cargo-comissionado',
  'funcao-gestao-publica',
  'temporario-pss',
  'bolsista',
  'estagiario',
  'terceirizado',
  'arbitragem',
  'voluntario',
] as const

const draft = z.object({
  name: field.requiredText(3, 80),
  code: field.code(/^[A-Z0-9-]{2,12}$/),
  category: field.oneOf(functionCategories),
  departmentId: field.optionalId,
  /** Classificação Brasileira de Ocupações, `NNNN-NN`. */
  cbo: field.optional(field.pattern(/^\d{4}-\d{2}$/)),
  requiresCref: field.flag,
  /** A person with this function may inspect. */
  isInspector: field.flag,
  weeklyHours: field.optional(field.integer(1, 44)),
  description: field.optionalParagraphs(500),
  notes: field.notes,
})
const entity = draft.extend({
  ...field.storedShape,
  status: field.activeStatus,
  department: field.link.nullable(),
  /** How many people hold it now. */
  peopleCount: z.number().int(),
})

/** A function that people hold, as the API returns it. Named `StaffFunction` because `Function` is a type of the language. */
export interface StaffFunction extends z.infer<typeof entity> {}
/** A function as the API receives it. */
export interface StaffFunctionDraft extends z.infer<typeof draft> {}
/** Checks record and draft. */
export const functionSchema = { entity, draft }
