import type { DraftOf } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { departmentContract } from '../department/contract.js'

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

/** The fields of a function (Função). */
export const functionFields = {
  name: kind.text({ required: true, minLength: 3, maxLength: 80 }),
  code: kind.text({ required: true, pattern: /^[A-Z0-9-]{2,12}$/, maxLength: 12, upperCase: true }),
  category: kind.choice({ required: true, values: functionCategories }),
  departmentId: kind.reference(departmentContract),
  /** Classificação Brasileira de Ocupações, `NNNN-NN`. */
  cbo: kind.masked({ pattern: '####-##' }),
  requiresCref: kind.toggle(),
  /** A person with this function may inspect. */
  isInspector: kind.toggle(),
  weeklyHours: kind.integer({ min: 1, max: 44 }),
  description: kind.multiline({ maxLength: 500 }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A function as the API receives it. */
export interface StaffFunctionDraft extends DraftOf<typeof functionFields> {}
