import { z } from 'zod'
import {
  activeStatus,
  code,
  flag,
  integer,
  link,
  notes,
  oneOf,
  optional,
  optionalId,
  optionalParagraphs,
  pattern,
  requiredText,
  storedShape,
} from '../../../schema/fields.js'

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
  name: requiredText(3, 80),
  code: code(/^[A-Z0-9-]{2,12}$/),
  category: oneOf(functionCategories),
  departmentId: optionalId,
  /** Classificação Brasileira de Ocupações, `NNNN-NN`. */
  cbo: optional(pattern(/^\d{4}-\d{2}$/)),
  requiresCref: flag,
  /** A person with this function may inspect. */
  isInspector: flag,
  weeklyHours: optional(integer(1, 44)),
  description: optionalParagraphs(500),
  notes,
})
const entity = draft.extend({
  ...storedShape,
  status: activeStatus,
  department: link.nullable(),
  /** How many people hold it now. */
  peopleCount: z.number().int(),
})

/** A function that people hold, as the API returns it. Named `StaffFunction` because `Function` is a type of the language. */
export interface StaffFunction extends z.infer<typeof entity> {}
/** A function as the API receives it. */
export interface StaffFunctionDraft extends z.infer<typeof draft> {}
/** Checks record and draft. */
export const functionSchema = { entity, draft }
